'use client';
import type { MoodboardChange, MoodboardListRow, Page } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { write } from '../../../forms/write';
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

const BOARDS = pathOf('moodboard_index', {});
const SEARCH_MS = 200;
/** With fewer boards there is nothing to search. */
const MANY = 6;

/**
 * Which board a picture goes on: one the reader has, or a new one; where it is already it can be taken off. Visitors are
 * led to sign in, and come back to the picture, saved on the board they used last.
 */
export function SaveDialog({ item, isReturn, words, onClose }: SaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [boards, setBoards] = useState<MoodboardListRow[] | null>(null);
  const [isMany, setMany] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [type = '', slug = ''] = item.split(':');

  const list = useCallback(
    async (search = '') => {
      const page = await boardsFor(item, search);
      if (page) setBoards(page.results);
      return page;
    },
    [item],
  );
  const send = useCallback(
    async (method: string, path: string, body: unknown, done: (name: string) => string) => {
      setBusy(true);
      const { status, body: change, problem } = await write<MoodboardChange>(method, path, body);
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
        const path = last ? `${last.slug}/add-look` : 'create-and-add';
        const body = last ? undefined : { name: words.first };
        const done = (name: string) => words.saved.replace('{name}', name);
        await send('PUT', `${BOARDS}/${path}/${type}/${slug}`, body, done);
        await list();
      }
      dialog.current?.showModal();
    };
    open().catch(() => {
      showToast({ kind: 'error', text: words.failed });
      onClose();
    });
  }, [isReturn, list, onClose, send, slug, type, words]);

  const toggle = async (board: MoodboardListRow) => {
    if (!board.contains) {
      if (await send('PUT', `${BOARDS}/${board.slug}/add-look/${type}/${slug}`, undefined, saved))
        dialog.current?.close();
      return;
    }
    const body = { moodboard: board.slug, type, slug };
    const off = () => words.off.replace('{name}', board.name);
    if (await send('DELETE', `${BOARDS}/remove-look`, body, off)) await list();
  };
  const onNew = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name && (await send('PUT', `${BOARDS}/create-and-add/${type}/${slug}`, { name }, saved)))
      dialog.current?.close();
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

/** The reader's boards; null when they must sign in first, and are on their way. */
async function boardsFor(item: string, search: string): Promise<Page<MoodboardListRow> | null> {
  const [type, slug = ''] = item.split(':');
  const query = new URLSearchParams({
    [type === 'look' ? 'look' : 'street']: slug,
    ...(search ? { search } : {}),
  });
  const response = await fetch(`${pathOf('moodboard_list_ajax', {})}?${query}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
  });
  if (response.status === 401) {
    signIn(item);
    return null;
  }
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Page<MoodboardListRow>;
}

function signIn(item: string): void {
  const back = `${location.pathname}${location.search}#save=${item}`;
  location.assign(`/${location.pathname.slice(1, 3)}/auth?redirect=${encodeURIComponent(back)}`);
}
