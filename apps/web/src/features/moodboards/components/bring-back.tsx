'use client';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import styles from './board.module.css';

/** Makes a board show again what it showed at this version, and goes there. */
export function BringBack(props: {
  board: string;
  version: number;
  back: string;
  words: Record<'act' | 'done' | 'failed', string>;
}) {
  const { board, version, words } = props;
  const turn = useWrite('post', '/moodboards/history/{slug}', words.failed);
  const bringBack = () =>
    turn.mutate(
      { path: { slug: board }, body: { version } },
      { onSuccess: () => showToast({ kind: 'success', text: words.done, redirect: props.back }) },
    );
  return (
    <p className={styles.tools}>
      <button type="button" className={styles.main} disabled={turn.isPending} onClick={bringBack}>
        {words.act}
      </button>
    </p>
  );
}
