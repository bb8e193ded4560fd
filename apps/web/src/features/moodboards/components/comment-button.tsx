'use client';
import { filled } from '../../../i18n/filled';
import { openComments } from '../stores/comments-store';
import styles from './board.module.css';

/** Opens what was said about one picture of a board. */
export function CommentButton(props: { board: string; about: string; name: string; label: string }) {
  const label = filled(props.label, { name: props.name });
  return (
    <button
      type="button"
      className={styles.commentOn}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => openComments(props.board, props.about)}
    >
      ❝
    </button>
  );
}
