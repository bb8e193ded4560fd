'use client';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { readNow } from '../../../api/asked';
import { showFailure } from '../../../forms/use-write';
import { createBoard, LIST } from '../../save/lib/board-writings';
import { allSaved } from '../../save/lib/quick-save';
import styles from './room.module.css';

/** One tap to the board that looks of the show are saved on: the reader's own of that name, or a new one. */
export function TodaysBoard(props: {
  board: string;
  locale: string;
  words: { open: string; failed: string };
}) {
  const { board, locale, words } = props;
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      // Who saves a look and opens the board at once finds it there: saving it may make the board.
      await allSaved();
      const { results } = await readNow(LIST, { query: { search: board } });
      const { slug } = results.find(({ name }) => name === board) ?? (await createBoard(board));
      location.assign(`/${locale}/moodboards/${slug}`);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError && error.status === 401))
        return showFailure(error as Error, words.failed);
      location.assign(`/${locale}/auth?redirect=${encodeURIComponent(location.pathname)}`);
    }
  };
  return (
    <button type="button" className={styles.board} aria-busy={isBusy} onClick={() => !isBusy && void open()}>
      {words.open}
    </button>
  );
}
