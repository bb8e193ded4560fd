'use client';
import type { MoodboardChange, MoodboardListRow, Page } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { write } from '../../../forms/write';
import { showToast } from '../../../shell/toast-store';
import styles from './save-dialog.module.css';

export type SaveWords = Record<
  'title' | 'none' | 'new' | 'add' | 'saved' | 'already' | 'close' | 'failed' | 'name',
  string
>;
export interface SaveDialogProps {
  /** `type:slug` of the picture to keep. */
  item: string;
  words: SaveWords;
  onClose: () => void;
}

const BOARDS = pathOf('moodboard_index', {});

/** Which board a picture goes on: one the reader has, or a new one. Visitors are led to sign in, and come back to it. */
export function SaveDialog({ item, words, onClose }: SaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [boards, setBoards] = useState<MoodboardListRow[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [type = '', slug = ''] = item.split(':');

  useEffect(() => {
    const key = type === 'look' ? 'look' : 'street';
    const path = `${pathOf('moodboard_list_ajax', {})}?${key}=${encodeURIComponent(slug)}`;
    void fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store' })
      .then(async (response) => {
        if (response.status === 401) return signIn(item);
        if (!response.ok) throw new Error(String(response.status));
        setBoards(((await response.json()) as Page<MoodboardListRow>).results);
        dialog.current?.showModal();
      })
      .catch(() => {
        showToast({ kind: 'error', text: words.failed });
        onClose();
      });
  }, [type, slug, item, words.failed, onClose]);

  const keep = async (path: string, body?: unknown) => {
    setBusy(true);
    const { status, body: change, problem } = await write<MoodboardChange>('PUT', path, body);
    setBusy(false);
    if (change && status < 300) {
      const text = words.saved.replace('{name}', change.moodboard.name);
      showToast({ kind: 'success', text });
      dialog.current?.close();
    } else showToast({ kind: 'error', text: problem?.detail ?? words.failed });
  };
  const onNew = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name) void keep(`${BOARDS}/create-and-add/${type}/${slug}`, { name });
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="save-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="save-title">{words.title}</h2>
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      {boards?.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ul className={styles.boards}>
        {boards?.map((board) => (
          <li key={board.slug}>
            <button
              type="button"
              disabled={isBusy || board.contains}
              onClick={() => keep(`${BOARDS}/${board.slug}/add-look/${type}/${slug}`)}
            >
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

function signIn(item: string): void {
  const back = `${location.pathname}${location.search}#save=${item}`;
  location.assign(`/${location.pathname.slice(1, 3)}/auth?redirect=${encodeURIComponent(back)}`);
}
