'use client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { useSettled } from '../../../api/use-settled';
import type { Writing } from '../../../api/write';
import { Dialog } from '../../../design/dialog';
import { useWriting } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import styles from './save-dialog.module.css';

export type SaveWords = Record<
  | ('title' | 'none' | 'new' | 'add' | 'saved' | 'already' | 'close' | 'failed' | 'name')
  | ('search' | 'noMatch' | 'first' | 'off'),
  string
>;
export interface SaveDialogProps {
  /** `type:slug` of the picture to keep. */
  item: string;
  /** Whether the reader comes back from signing in, having asked for it already. */
  isReturn: boolean;
  words: SaveWords;
  onClose: () => void;
}

type Row = Shape<'MoodboardListRowDto'>;
type Change = Pick<Shape<'MoodboardChangeDto'>, 'moodboard'>;

const QUIET_MS = 200;
/** With fewer boards there is nothing to search. */
const MANY = 6;

/**
 * Which board a picture goes on: one the reader has, or a new one; where it is already it can be taken off. Visitors are
 * led to sign in, and come back to the picture, saved on the board they used last.
 */
export function SaveDialog({ item, isReturn, words, onClose }: SaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { mutateAsync: write, isPending: isBusy } = useWriting(words.failed);
  const picture = useMemo(() => pictureOf(item), [item]);
  const all = useQuery(boardsFor(picture, ''));
  const found = useQuery({
    ...boardsFor(picture, useSettled(text, QUIET_MS)),
    placeholderData: keepPreviousData,
  });
  const boards = found.data?.results;
  const isMany = (all.data?.total_count ?? 0) > MANY;

  const keep = useCallback(
    async (writing: Writing, done: (name: string) => string) => {
      try {
        const change = (await write(writing)) as Change | null;
        showToast({ kind: 'success', text: done(change?.moodboard.name ?? '') });
        return true;
      } catch {
        return false;
      } finally {
        void client.invalidateQueries({ queryKey: [LIST] });
      }
    },
    [client, write],
  );
  const saved = useCallback((name: string) => words.saved.replace('{name}', name), [words.saved]);
  const started = useRef(false);
  useEffect(() => {
    // Once, also where React runs effects twice.
    if (!all.data || started.current) return;
    started.current = true;
    const open = async (own: readonly Row[]) => {
      if (isReturn && !own.some(({ contains }) => contains))
        await keep(own[0] ? addTo(own[0], picture) : addToNew(words.first, picture), saved);
      dialog.current?.showModal();
    };
    void open(all.data.results);
  }, [all.data, isReturn, keep, picture, saved, words.first]);
  useEffect(() => {
    if (!all.error) return;
    if (isSignedOut(all.error)) return signIn(item);
    showToast({ kind: 'error', text: words.failed });
    onClose();
  }, [all.error, item, onClose, words.failed]);

  const toggle = async (board: Row) => {
    if (!board.contains) {
      if (await keep(addTo(board, picture), saved)) dialog.current?.close();
      return;
    }
    await keep(
      {
        method: 'delete',
        path: '/moodboards/remove-look',
        sent: { body: { moodboard: board.slug, ...picture } },
      },
      () => words.off.replace('{name}', board.name),
    );
  };
  const onNew = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name && (await keep(addToNew(name, picture), saved))) dialog.current?.close();
  };

  return (
    <Dialog
      dialog={dialog}
      title={words.title}
      close={words.close}
      className={styles.dialog}
      onClose={onClose}
    >
      {isMany && (
        <input
          type="search"
          className={styles.search}
          aria-label={words.search}
          placeholder={words.search}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {boards?.length === 0 && <p className={styles.none}>{isMany ? words.noMatch : words.none}</p>}
      <ul className={styles.boards}>
        {boards?.map((board) => (
          <li key={board.slug}>
            <button
              type="button"
              disabled={isBusy}
              aria-pressed={board.contains}
              onClick={() => void toggle(board)}
            >
              {board.cover && <img src={`/cdn/thumb_200/${encodeURIComponent(board.cover)}`} alt="" />}
              <span>{board.name}</span>
              <small>{board.contains ? words.already : board.count}</small>
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={onNew} className={styles.new}>
        <label>
          <span>{words.new}</span>
          <input name="name" maxLength={120} placeholder={words.name} autoComplete="off" required />
        </label>
        <button type="submit" disabled={isBusy}>
          {words.add}
        </button>
      </form>
    </Dialog>
  );
}

type Picture = Shape<'MediaKeyDto'>;
const pictureOf = (item: string): Picture => {
  const [type, slug = ''] = item.split(':');
  return { type: type === 'look' ? 'look' : 'street-style', slug };
};
const addTo = ({ slug: board }: Row, picture: Picture): Writing => {
  return {
    method: 'put',
    path: '/moodboards/{board}/add-look/{type}/{slug}',
    sent: { path: { board, ...picture } },
  };
};
const addToNew = (name: string, picture: Picture): Writing => {
  return {
    method: 'put',
    path: '/moodboards/create-and-add/{type}/{slug}',
    sent: { path: picture, body: { name } },
  };
};

const LIST = '/moodboards/list/ajax';
/** The reader's boards, with what they say of this picture. */
const boardsFor = ({ type, slug }: Picture, search: string) => ({
  ...asked(LIST, { query: { [type === 'look' ? 'look' : 'street']: slug, ...(search ? { search } : {}) } }),
  staleTime: 0,
});
const isSignedOut = (error: Error) => error instanceof ApiError && error.status === 401;

function signIn(item: string): void {
  const back = `${location.pathname}${location.search}#save=${item}`;
  location.assign(`/${location.pathname.slice(1, 3)}/auth?redirect=${encodeURIComponent(back)}`);
}
