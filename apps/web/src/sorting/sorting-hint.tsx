import styles from './sorting.module.css';

/** How pictures are put in order, said for the hand a reader has: a mouse, or a finger that has to rest first. */
export function SortingHint(props: { mouse: string; finger: string; className: string | undefined }) {
  return (
    <p className={props.className}>
      <span className={styles.byMouse}>{props.mouse}</span>
      <span className={styles.byFinger}>{props.finger}</span>
    </p>
  );
}
