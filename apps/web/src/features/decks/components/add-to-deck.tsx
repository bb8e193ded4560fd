'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { type FormEvent, useRef } from 'react';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { Dialog } from '../../../design/dialog';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { showToast } from '../../../shell/toast-store';
import styles from './decks.module.css';

/** Puts a figure or a question on a slide of its own, in a deck that is there or in a new one. */
export function AddToDeck(props: {
  content: Shape<'SlideContentDto'>;
  locale: Locale;
  words: Messages['decks'];
  onClose(): void;
}) {
  const { content, words, locale, onClose } = props;
  const { add, edit, list } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useQueryClient();
  const decks = useQuery(asked('/api/dashboard/decks', {}));
  const adding = useWrite('post', '/api/dashboard/decks/{id}/slides', edit.failed);
  const creating = useWrite('post', '/api/dashboard/decks', edit.failed);
  const put = (id: string, name: string) =>
    adding.mutate(
      { path: { id }, body: { content } },
      {
        onSuccess: () => {
          showToast({
            kind: 'success',
            text: filled(add.added, { name }),
          });
          void client.invalidateQueries({ queryKey: ['/api/dashboard/decks'] });
          dialog.current?.close();
        },
      },
    );
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim();
    creating.mutate(
      { body: { title, template: 'empty', peers: [] } },
      { onSuccess: (deck) => put(deck.id, deck.title) },
    );
  };
  const own = (decks.data?.results ?? []).filter(({ role }) => role !== 'read');
  return (
    <Dialog startsOpen dialog={dialog} title={add.title} close={words.present.leave} onClose={onClose}>
      {decks.isSuccess && own.length === 0 && <p className={styles.none}>{add.none}</p>}
      {own.length > 0 && (
        <section aria-label={add.choose} className={styles.choices}>
          {own.map(({ id, title, role }) => (
            <button key={id} type="button" onClick={() => put(id, title)}>
              {title}
              {role !== 'own' && <small>{list.sharedBy}</small>}
            </button>
          ))}
        </section>
      )}
      <form className={styles.words} onSubmit={create} aria-busy={creating.isPending || adding.isPending}>
        <label className={fields.field}>
          <span>{add.create}</span>
          <input name="title" required maxLength={120} autoComplete="off" />
        </label>
        <button type="submit" className={styles.link}>
          {words.new.create}
        </button>
        <a className={styles.link} href={href(locale, 'data_decks', {})}>
          {words.title}
        </a>
      </form>
    </Dialog>
  );
}
