'use client';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { read, send } from '../../../api/send';
import type { Written } from '../../../api/write';
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

const SEARCH_MS = 200;
/** With fewer boards there is nothing to search. */
const MANY = 6;

/**
 * Which board a picture goes on: one the reader has, or a new one; where it is already it can be taken off. Visitors are
 * led to sign in, and come back to the picture, saved on the board they used last.
 */
export function SaveDialog({ item, isReturn, words, onClose }: SaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [boards, setBoards] = useState<Row[] | null>(null);
  const [isMany, setMany] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const picture = useMemo(() => pictureOf(item), [item]);

  const list = useCallback(
    async (search = '') => {
      const page = await boardsFor(item, search);
      if (page) setBoards(page.results);
      return page;
    },
    [item],
  );
  const keep = useCallback(
    async (sent: Promise<Written<Change | null>>, done: (name: string) => string) => {
      setBusy(true);
      const { status, body: change, problem } = await sent;
      setBusy(false);
      const isKept = status >= 200 && status < 300;
      if (isKept) showToast({ kind: 'success', text: done(change?.moodboard.name ?? '') });
      else showToast({ kind: 'error', text: problem?.detail ?? words.failed });
      return isKept;
    },
    [words.failed],
  );
  const saved = (name: string) => words.saved.replace('{name}', name);
  const started = useRef(false);
  useEffect(() => {
    // Once, also where React runs effects twice.
    if (started.current) return;
    started.current = true;
    const open = async () => {
      const page = await list();
      if (!page) return;
      setMany(page.total_count > MANY);
      if (isReturn && !page.results.some(({ contains }) => contains)) {
        const [last] = page.results;
        const done = (name: string) => words.saved.replace('{name}', name);
        await keep(last ? addTo(last, picture) : addToNew(words.first, picture), done);
        await list();
      }
      dialog.current?.showModal();
    };
    open().catch(() => {
      showToast({ kind: 'error', text: words.failed });
      onClose();
    });
  }, [isReturn, keep, list, onClose, picture, words]);

  const toggle = async (board: Row) => {
    if (!board.contains) {
      if (await keep(addTo(board, picture), saved)) dialog.current?.close();
      return;
    }
    const removed = send('delete', '/moodboards/remove-look', {
      body: { moodboard: board.slug, ...picture },
    });
    const off = () => words.off.replace('{name}', board.name);
    if (await keep(removed, off)) await list();
  };
  const onNew = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name && (await keep(addToNew(name, picture), saved))) dialog.current?.close();
  };
  const onSearch = (search: string) => {
    clearTimeout(wait.current);
    wait.current = setTimeout(() => void list(search).catch(() => undefined), SEARCH_MS);
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="save-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="save-title">{words.title}</h2>
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      {isMany && (
        <input
          type="search"
          className={styles.search}
          aria-label={words.search}
          placeholder={words.search}
          onChange={({ target }) => onSearch(target.value)}
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
    </dialog>
  );
}

type Picture = Shape<'MediaKeyDto'>;
const pictureOf = (item: string): Picture => {
  const [type, slug = ''] = item.split(':');
  return { type: type === 'look' ? 'look' : 'street-style', slug };
};
const addTo = ({ slug: board }: Row, picture: Picture) =>
  send('put', '/moodboards/{board}/add-look/{type}/{slug}', { path: { board, ...picture } });
const addToNew = (name: string, picture: Picture) =>
  send('put', '/moodboards/create-and-add/{type}/{slug}', { path: picture, body: { name } });

/** The reader's boards; null when they must sign in first, and are on their way. */
async function boardsFor(item: string, search: string): Promise<Shape<'MoodboardListDto'> | null> {
  const { type, slug } = pictureOf(item);
  const query = { [type === 'look' ? 'look' : 'street']: slug, ...(search ? { search } : {}) };
  const { status, body } = await read('/moodboards/list/ajax', { query });
  if (status === 401) {
    signIn(item);
    return null;
  }
  if (!body) throw new Error(String(status));
  return body;
}

function signIn(item: string): void {
  const back = `${location.pathname}${location.search}#save=${item}`;
  location.assign(`/${location.pathname.slice(1, 3)}/auth?redirect=${encodeURIComponent(back)}`);
}
