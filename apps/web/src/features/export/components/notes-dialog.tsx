'use client';
import { useQuery } from '@tanstack/react-query';
import { colon, comma } from '@toile/i18n/typography';
import type { FormEvent } from 'react';
import { asked } from '../../../api/asked';
import { Dialog } from '../../../design/dialog';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { isSame, living, referenceOf } from '../lib/reference-of';
import styles from './export.module.css';
import type { ExportProps } from './export-props';

/** What the member wrote about this figure, whatever its filters, and a place to write more. */
export function NotesDialog({
  words,
  path,
  figure,
  locale,
  onClose,
}: Pick<ExportProps, 'words' | 'path' | 'locale'> & {
  figure: { meta: { as_of: string } };
  onClose: () => void;
}) {
  const { notes: own, said } = words;
  const reference = living(referenceOf(path));
  const { figure: address } = reference;
  const notes = useQuery(asked('/api/dashboard/annotations', { query: { figure: address } }));
  const writing = useWrite('post', '/api/dashboard/annotations', said.failed);
  const removing = useWrite('delete', '/api/dashboard/annotations/{id}', said.failed);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const [date, text] = [String(given.get('date')), String(given.get('text'))];
    writing.mutate(
      { body: { ...reference, date, text } },
      {
        onSuccess: () => {
          form.reset();
          return notes.refetch();
        },
      },
    );
  };
  const remove = (id: string) => removing.mutate({ path: { id } }, { onSuccess: () => notes.refetch() });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Dialog startsOpen className={styles.dialog} title={own.title} close={words.close} onClose={onClose}>
      <p className={styles.about}>{own.lead}</p>
      <form className={styles.form} onSubmit={save}>
        <label className={fields.field}>
          <span>{own.date}</span>
          <input type="date" name="date" required defaultValue={figure.meta.as_of.slice(0, 10)} />
        </label>
        <label className={fields.field}>
          <span>{own.text}</span>
          <textarea name="text" required maxLength={1_000} rows={3} />
        </label>
        <div className={styles.buttons}>
          <button type="submit" className={styles.main}>
            {own.write}
          </button>
        </div>
      </form>
      {notes.isError && (
        <p role="alert" className={styles.about}>
          {said.failed}
        </p>
      )}
      {notes.data?.results.length === 0 && <p className={styles.about}>{own.none}</p>}
      <ul className={styles.list} aria-live="polite">
        {notes.data?.results.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            {note.role === 'own' && (
              <button type="button" className={styles.plain} onClick={() => remove(note.id)}>
                {own.remove}
              </button>
            )}
            <small>
              {day.format(new Date(note.date))}
              {note.owner && ` · ${note.owner}`}
              {!isSame(note, reference) &&
                ` · ${own.others}${colon(locale)}${Object.values(note.filters).join(comma(locale))}`}
            </small>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
