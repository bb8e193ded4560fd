import styles from '../board/board-page.module.css';
import { FigureSlot } from '../figure/figure-slot';
import type { BoardScope } from '../lib/board-scope';
import { FiguresOfTab } from './figures-of-tab';

/** Designers by what readers do with them. */
export function BrandsTab({ scope }: { scope: BoardScope }) {
  return (
    <div className={styles.grid}>
      <FigureSlot name="ranking" scope={scope} span={12} />
      <FigureSlot name="viewedBrands" scope={scope} span={12} />
      <FigureSlot name="savedBrands" scope={scope} span={12} />
      <FiguresOfTab tab="brands" scope={scope} />
    </div>
  );
}
