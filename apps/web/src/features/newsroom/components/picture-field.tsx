'use client';
import { useId, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import type { Shape } from '../../../api/operations';
import { writeJson } from '../../../api/write';
import { Picture } from '../../../pictures/picture';
import { showToast } from '../../../shell/toast-store';
import shows from './shows.module.css';
import styles from './words.module.css';
import type { WordsWords } from './words-types';

/** A picture that is uploaded, or the name of one that is there already. */
export function PictureField(props: {
  label: string;
  value: string;
  id: string;
  words: WordsWords;
  onChange: (filename: string | null, size: { width: number; height: number } | null) => void;
}) {
  const { value, words, onChange } = props;
  const hint = useId();
  const [isSending, setSending] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const form = new FormData();
    form.set('file', file, file.name);
    setSending(true);
    try {
      const { filename, width, height } = await writeJson<Shape<'UploadedPictureDto'>>(
        'POST',
        '/api/upload',
        form,
      );
      onChange(filename, { width, height });
    } catch (error) {
      const detail = error instanceof ApiError && error.status < 500 ? error.problem?.detail : null;
      showToast({ kind: 'error', text: detail ?? words.failed });
    } finally {
      setSending(false);
    }
  };
  return (
    <fieldset className={styles.picture} id={props.id} tabIndex={-1}>
      <legend>{props.label}</legend>
      <div>
        {value && <Picture filename={value} alt={value} sizes="96px" />}
        <label className={shows.button}>
          {isSending ? words.saving : words.picture.choose}
          <input
            type="file"
            className={shows.file}
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-describedby={hint}
            disabled={isSending}
            onChange={(event) => void upload(event.target.files?.[0])}
          />
        </label>
        {value && (
          <button type="button" className={shows.link} onClick={() => onChange(null, null)}>
            {words.picture.remove}
          </button>
        )}
      </div>
      <small id={hint}>{words.picture.hint}</small>
    </fieldset>
  );
}
