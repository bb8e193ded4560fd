'use client';
import { pathOf } from '@toile/contracts/routes';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { write } from '../../../forms/write';
import { showToast } from '../../../shell/toast-store';
import { moved } from '../lib/order';
import styles from './board.module.css';

/** Moves an item by a place or takes it off the board. */
export function ItemTools(props: {
  board: string;
  /** Of the board these items were drawn from: an older one is refused. */
  version: number;
  /** All items in their order, as `type:slug`. */
  order: string[];
  item: string;
  words: { before: string; after: string; remove: string; failed: string };
}) {
  const { board, version, order, item, words } = props;
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const at = order.indexOf(item);
  const send = async (method: string, path: string, body: unknown) => {
    setBusy(true);
    const { status, problem } = await write(method, path, body);
    setBusy(false);
    if (status >= 200 && status < 300) router.refresh();
    else showToast({ kind: 'error', text: problem?.detail ?? words.failed });
  };
  const move = (by: -1 | 1) =>
    send('POST', `${pathOf('moodboard_index', {})}/reorder/${board}`, {
      order: moved(order, at, by),
      version,
    });
  const remove = () => {
    const [type, slug] = item.split(':');
    return send('DELETE', `${pathOf('moodboard_index', {})}/remove-look`, { moodboard: board, type, slug });
  };
  return (
    <div className={styles.edit}>
      <button
        type="button"
        disabled={isBusy || at <= 0}
        aria-label={words.before}
        title={words.before}
        onClick={() => move(-1)}
      >
        ←
      </button>
      <button
        type="button"
        disabled={isBusy || at < 0 || at === order.length - 1}
        aria-label={words.after}
        title={words.after}
        onClick={() => move(1)}
      >
        →
      </button>
      <button type="button" disabled={isBusy} aria-label={words.remove} title={words.remove} onClick={remove}>
        ×
      </button>
    </div>
  );
}
