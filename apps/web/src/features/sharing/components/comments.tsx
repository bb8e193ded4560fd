'use client';
import type { Locale } from '@toile/contracts';
import type { FormEvent } from 'react';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import type { SharedItem, SharingWords } from '../api/shared-item';
import styles from './together.module.css';

/** What was said about an item, and a place to say more, to colleagues who are told by mail where they are chosen. */
export function Comments(props: {
  item: SharedItem;
  locale: Locale;
  words: SharingWords;
  onChange(): Promise<void>;
}) {
  const { item, locale, words, onChange } = props;
  const path = { kind: item.kind, id: item.id };
  const writing = useWrite('post', '/api/dashboard/shared/{kind}/{id}/comments', words.failed);
  const removing = useWrite('delete', '/api/dashboard/shared/{kind}/{id}/comments/{comment}', words.failed);
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const body = { text: String(given.get('text') ?? ''), mentions: given.getAll('mention').map(String) };
    writing.mutate(
      { path, body },
      {
        onSuccess: () => {
          form.reset();
          return onChange();
        },
      },
    );
  };
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={styles.part}>
      <h3>{words.comments}</h3>
      {item.comments.length === 0 && <p className={styles.soft}>{words.noComments}</p>}
      <ol className={styles.list} aria-live="polite">
        {item.comments.map(({ id, author, text, mentions, at, removable }) => (
          <li key={id}>
            <p className={styles.text}>{text}</p>
            <small>
              {author?.name ?? words.someone}
              {mentions.length > 0 &&
                ` · ${filled(words.to, { names: mentions.map((one) => one.name).join(', ') })}`}
              {' · '}
              <time dateTime={at}>{time.format(new Date(at))}</time>
              {removable && (
                <button
                  type="button"
                  disabled={removing.isPending}
                  onClick={() => removing.mutate({ path: { ...path, comment: id } }, { onSuccess: onChange })}
                >
                  {words.remove}
                </button>
              )}
            </small>
          </li>
        ))}
      </ol>
      <form className={styles.form} onSubmit={write} aria-busy={writing.isPending}>
        <label className={fields.field}>
          <span>{words.write}</span>
          <textarea name="text" required maxLength={2_000} rows={2} />
        </label>
        {item.colleagues.length > 0 && (
          <fieldset className={styles.people}>
            <legend>{words.mention}</legend>
            {item.colleagues.map(({ id, name }) => (
              <label key={id}>
                <input type="checkbox" name="mention" value={id} />
                {name}
              </label>
            ))}
          </fieldset>
        )}
        <button type="submit" className={styles.main} disabled={writing.isPending}>
          {words.send}
        </button>
      </form>
    </section>
  );
}
