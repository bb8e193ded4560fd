'use client';
import { LEFT_OUT } from '@toile/contracts';
import { useEffect } from 'react';
import { useBoard } from './board';
import styles from './filter-bar.module.css';

const [BEAUTY] = LEFT_OUT;
/** What this reader leaves out on every page, kept in this browser. */
const KEPT = 'dashboard_without';

/** Whether lists of trends leave hair and make-up out: in the address, and remembered for pages that do not say. */
export function LeavesOut() {
  const { words, scope, choose } = useBoard();
  const isOut = scope.without === BEAUTY;
  const isPinned = scope.as_of !== undefined;
  useEffect(() => {
    // A pinned page shows what its link was made of.
    if (!isOut && !isPinned && localStorage.getItem(KEPT) === BEAUTY) choose({ without: BEAUTY });
  }, [isOut, isPinned, choose]);
  return (
    <label className={styles.leavesOut}>
      <input
        type="checkbox"
        name="without"
        value={BEAUTY}
        checked={isOut}
        onChange={({ target }) => {
          if (target.checked) localStorage.setItem(KEPT, BEAUTY);
          else localStorage.removeItem(KEPT);
          choose({ without: target.checked ? BEAUTY : '' });
        }}
      />
      {words.filters.without}
    </label>
  );
}
