'use client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import type { Shape } from '../../../api/operations';
import { useSettled } from '../../../api/use-settled';
import type { Writing } from '../../../api/write';
import { Dialog } from '../../../design/dialog';
import { useWriting } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import type { OnDeviceWords } from '../../paywall/browser/on-this-device';
import { addTo, addToNew, boardsFor, LIST, takeOff } from '../lib/board-writings';
import { pictureOf } from '../lib/picture-key';
import { type QuickWords, signIn } from '../lib/quick-save';
import { markSaved } from '../stores/save-store';
import styles from './save-dialog.module.css';

export type SaveWords = QuickWords &
  Record<'title' | 'none' | 'new' | 'add' | 'already' | 'close' | 'name' | 'search' | 'noMatch', string> &
  Record<'picked' | 'all' | 'compare' | 'clear', string> &
  Record<
    | 'newBoard'
    | 'download'
    | 'downloadPlan'
    | 'tooMany'
    | 'share'
    | 'selection'
    | 'shared'
    | 'copy'
    | 'copied'
    | 'deck',
    string
  > & { device: OnDeviceWords };
export interface SaveDialogProps {
  /** `type:slug` of the picture to keep. */
  item: string;
  /** Slug of the board it leaves for the one that is chosen. */
  from?: string | undefined;
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
 * led to sign in.
 */
export function SaveDialog({ item, from, words, onClose }: SaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useRef(false);
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
        showToast({ kind: 'success', about: 'saving', text: done(change?.moodboard.name ?? '') });
        return true;
      } catch {
        return false;
      } finally {
        void client.invalidateQueries({ queryKey: [LIST] });
      }
    },
    [client, write],
  );
  useEffect(() => {
    if (!all.data) return;
    markSaved(
      item,
      all.data.results.some(({ contains }) => contains),
    );
    // Once: what is asked again after a change does not open it again.
    if (!opened.current) dialog.current?.showModal();
    opened.current = true;
  }, [all.data, item]);
  useEffect(() => {
    if (!all.error) return;
    if (isSignedOut(all.error)) return signIn(item);
    showToast({ kind: 'error', text: words.failed });
    onClose();
  }, [all.error, item, onClose, words.failed]);

  /** Puts it there, and takes it off where it came from. */
  const put = async (writing: Writing) => {
    if (!(await keep(writing, (name) => words.saved.replace('{name}', name)))) return;
    if (from) await write(takeOff(from, picture)).catch(() => undefined);
    dialog.current?.close();
  };
  const toggle = (board: Row) =>
    board.contains
      ? keep(takeOff(board.slug, picture), () => words.off.replace('{name}', board.name))
      : put(addTo(board.slug, picture));
  const onNew = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name) await put(addToNew(name, picture));
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
              <span>
                {board.name}
                {board.owner && <em> {board.owner.name}</em>}
              </span>
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

const isSignedOut = (error: Error) => error instanceof ApiError && error.status === 401;
