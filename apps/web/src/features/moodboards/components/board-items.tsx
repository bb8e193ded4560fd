import type { Shape } from '../../../api/operations';
import { toBoardItems } from '../lib/board-items';
import styles from './board.module.css';
import { BoardTile } from './board-tile';

/** What is pinned on a board, in the owner's order, to look at. */
export async function BoardItems({ items }: { items: readonly Shape<'MoodboardItemDto'>[] }) {
  return (
    <ol className={styles.items}>
      {(await toBoardItems(items)).map((item, index) => (
        <li key={item.key} data-photo={item.slug}>
          <BoardTile item={item} isFirst={index === 0} />
        </li>
      ))}
    </ol>
  );
}
