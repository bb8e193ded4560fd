'use client';
import type { AskedReference, Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
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

/** Of a figure of a card. */
export function FigureEmbedDialog(props: ExportProps & { onClose: () => void }) {
  const { words, title, path, figure, locale, onClose } = props;
  const reference = referenceOf(path);
  return (
    <EmbedDialog
      words={words}
      title={title}
      locale={locale}
      rows={figure.rows.length}
      live={living(reference)}
      pinned={pinnedTo(reference, figure.meta.as_of)}
      onClose={onClose}
    />
  );
}

/** Makes the code that shows this figure or question, and nothing else, on another page. */
export function EmbedDialog(props: {
  words: Messages['savedItems'];
  title: string;
  locale: Locale;
  /** How many it shows now. */
  rows: number;
  live: AskedReference;
  /** The same as it is known now. */
  pinned: AskedReference;
  onClose(): void;
}) {
  const { words, title, locale, rows, live, pinned, onClose } = props;
  const { embed, said } = words;
  const [made, setMade] = useState<string | null>(null);
  const embedding = useWrite('post', '/api/dashboard/embeds', said.failed);
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = form.get('figures') === 'pinned' ? pinned : live;
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
        <EmbedCode path={made} title={title} rows={rows} locale={locale} words={words} />
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
