import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { boardSetup } from '../api/board-setup';
import { type BoardExtras, BoardProvider } from '../board/board';
import styles from '../board/board-page.module.css';

/** The frame every page with figures stands in. */
export async function BoardPage({
  children,
  extras,
}: {
  children: ReactNode;
  extras?: BoardExtras | undefined;
}) {
  const setup = await boardSetup(await getLocale());
  return (
    <BoardProvider setup={setup} extras={extras}>
      <div className={styles.board}>{children}</div>
    </BoardProvider>
  );
}
