'use client';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../design/dialog';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { living, pinnedTo, referenceOf } from '../lib/reference-of';
import { EmbedCode } from './embed-code';
import styles from './export.module.css';
import type { ExportProps } from './export-props';

const DAYS = [30, 90, 365];

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
  const [made, setMade] = useState<string | null>(null);
  const embedding = useWrite('post', '/api/dashboard/embeds', said.failed);
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reference = referenceOf(path);
    const form = new FormData(event.currentTarget);
    const isPinned = form.get('figures') === 'pinned';
    const wanted = isPinned ? pinnedTo(reference, figure.meta.as_of) : living(reference);
    const days = Number(form.get('days'));
    embedding.mutate(
      { body: { ...wanted, ...(days > 0 && { days }) } },
      { onSuccess: (one) => setMade(one.path) },
    );
  };
  return (
    <Dialog startsOpen className={styles.dialog} title={embed.title} close={words.close} onClose={onClose}>
      <p className={styles.about}>{embed.lead}</p>
      {made ? (
        <EmbedCode path={made} title={title} rows={figure.rows.length} locale={locale} words={words} />
      ) : (
        <form className={styles.form} onSubmit={create} aria-busy={embedding.isPending}>
          <fieldset className={styles.radios}>
            <legend>{embed.figures}</legend>
            <label className={styles.check}>
              <input type="radio" name="figures" value="live" defaultChecked />
              <span>{embed.live}</span>
            </label>
            <label className={styles.check}>
              <input type="radio" name="figures" value="pinned" />
              <span>{embed.pin}</span>
            </label>
          </fieldset>
          <label className={fields.field}>
            <span>{embed.ends}</span>
            <select name="days" defaultValue="">
              <option value="">{embed.never}</option>
              {DAYS.map((count) => (
                <option key={count} value={count}>
                  {filled(embed.after, { count: String(count) })}
                </option>
              ))}
            </select>
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
