'use client';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../design/dialog';
import { useWrite } from '../../../forms/use-write';
import { localised } from '../../../i18n/localised';
import { showToast } from '../../../shell/toast-store';
import { living, pinnedTo, referenceOf } from '../lib/reference-of';
import { embedSnippet } from '../lib/snippet';
import styles from './export.module.css';
import type { ExportProps } from './export-props';

/** Makes the code that shows this figure, and nothing else, on another page. */
export function EmbedDialog({
  words,
  title,
  path,
  figure,
  locale,
  onClose,
}: ExportProps & { onClose: () => void }) {
  const { embed, said } = words;
  const [address, setAddress] = useState<string | null>(null);
  const embedding = useWrite('post', '/api/dashboard/embeds', said.failed);
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reference = referenceOf(path);
    const isPinned = new FormData(event.currentTarget).has('pin');
    const wanted = isPinned ? pinnedTo(reference, figure.meta.as_of) : living(reference);
    embedding.mutate(
      { body: wanted },
      { onSuccess: (made) => setAddress(window.location.origin + localised(locale, made.path)) },
    );
  };
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text).then(
      () => showToast({ kind: 'success', text: embed.copied }),
      () => showToast({ kind: 'warning', text: said.failed }),
    );
  };
  const snippet = address && embedSnippet(address, title, figure.rows.length);
  return (
    <Dialog startsOpen className={styles.dialog} title={embed.title} close={words.close} onClose={onClose}>
      <p className={styles.about}>{embed.lead}</p>
      {snippet ? (
        <>
          <label>
            <span className="visually-hidden">{embed.code}</span>
            <textarea
              className={styles.code}
              readOnly
              value={snippet}
              onFocus={(event) => event.target.select()}
            />
          </label>
          <p className={styles.about}>{embed.once}</p>
          <div className={styles.buttons}>
            <button type="button" className={styles.main} onClick={() => void copy(snippet)}>
              {embed.copy}
            </button>
            <a className={styles.plain} href={address} target="_blank" rel="noreferrer">
              {embed.look}
            </a>
          </div>
        </>
      ) : (
        <form className={styles.form} onSubmit={create}>
          <label className={styles.check}>
            <input type="checkbox" name="pin" />
            <span>{embed.pin}</span>
          </label>
          <div className={styles.buttons}>
            <button type="submit" className={styles.main} disabled={embedding.isPending}>
              {embed.create}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
