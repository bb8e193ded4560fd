'use client';
import { useQuery } from '@tanstack/react-query';
import { DECK_LIMITS } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { type FormEvent, useId, useRef, useState } from 'react';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { Dialog } from '../../../design/dialog';
import { OpensDialog } from '../../../design/opens-dialog';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import type { Deck } from '../api/decks';
import { picturesIn } from '../lib/looks-in';
import styles from './decks.module.css';

type Content = Shape<'SlideContentDto'>;
const KINDS = ['text', 'board', 'looks', 'picture'] as const;
type Kind = (typeof KINDS)[number];

/** Adds words, a board or pictures; figures and questions are added on their own pages. */
export function AddSlide(props: { deck: string; words: Messages['decks']; onDeck(deck: Deck): void }) {
  const { deck, words, onDeck } = props;
  const { edit } = words;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [kind, setKind] = useState<Kind>('text');
  const [isOpen, setOpen] = useState(false);
  const adding = useWrite('post', '/api/dashboard/decks/{id}/slides', edit.failed);
  const boards = useQuery({
    ...asked('/moodboards/list/ajax', { query: {} }),
    enabled: isOpen && kind === 'board',
  });
  const contentOf = (form: FormData): Content | null => {
    const said = String(form.get('what') ?? '');
    if (kind === 'text') return { kind };
    if (kind === 'board') return said ? { kind, board: said } : null;
    const pictures = picturesIn(said);
    if (kind === 'looks') {
      const looks = pictures.map(({ slug }) => slug).slice(0, DECK_LIMITS.looks);
      return looks.length > 0 ? { kind, looks } : null;
    }
    const [first] = pictures;
    return first ? { kind, ...first } : null;
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const content = contentOf(form);
    if (!content) return;
    const written = { title: String(form.get('title') ?? ''), text: String(form.get('text') ?? '') };
    adding.mutate(
      { path: { id: deck }, body: { content, ...written } },
      {
        onSuccess: (next) => {
          dialog.current?.close();
          onDeck(next);
        },
      },
    );
  };
  const names: Record<Kind, string> = {
    text: edit.addText,
    board: edit.addBoard,
    looks: edit.addLooks,
    picture: edit.addPicture,
  };
  return (
    <div className={styles.adding}>
      <OpensDialog dialog={id} className={styles.main} onOpen={() => setOpen(true)}>
        {edit.add}
      </OpensDialog>
      <Dialog id={id} dialog={dialog} title={edit.add} close={words.present.leave}>
        <form className={styles.words} onSubmit={add} aria-busy={adding.isPending}>
          <label className={fields.field}>
            <span>{edit.add}</span>
            <select value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
              {KINDS.map((one) => (
                <option key={one} value={one}>
                  {names[one]}
                </option>
              ))}
            </select>
          </label>
          {kind === 'board' &&
            (boards.data?.results.length === 0 ? (
              <p className={styles.none}>{edit.noBoards}</p>
            ) : (
              <label className={fields.field}>
                <span>{edit.boards}</span>
                <select name="what" required>
                  {(boards.data?.results ?? []).map(({ slug, name }) => (
                    <option key={slug} value={slug}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          {kind === 'looks' && (
            <label className={fields.field}>
              <span>{edit.looksHint}</span>
              <textarea name="what" required rows={4} />
            </label>
          )}
          {kind === 'picture' && (
            <label className={fields.field}>
              <span>{edit.pictureHint}</span>
              <input name="what" required autoComplete="off" />
            </label>
          )}
          <label className={fields.field}>
            <span>{edit.slideTitle}</span>
            <input name="title" maxLength={DECK_LIMITS.title} autoComplete="off" required={kind === 'text'} />
          </label>
          <label className={fields.field}>
            <span>{edit.slideText}</span>
            <textarea name="text" maxLength={DECK_LIMITS.text} rows={4} />
          </label>
          <button type="submit" className={fields.submit}>
            {edit.save}
          </button>
        </form>
      </Dialog>
    </div>
  );
}
