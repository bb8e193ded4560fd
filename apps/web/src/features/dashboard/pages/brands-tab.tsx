import styles from '../board/board-page.module.css';
import { FigureSlot } from '../figure/figure-slot';
import type { BoardScope } from '../lib/board-scope';

/** Designers by what readers do with them. */
export function BrandsTab({ scope }: { scope: BoardScope }) {
  return (
    <div className={styles.grid}>
      <FigureSlot name="ranking" scope={scope} span={7} />
      <FigureSlot name="top20" scope={scope} span={5} />
      <FigureSlot name="viewedBrands" scope={scope} span={12} />
      <FigureSlot name="savedBrands" scope={scope} span={12} />
    </div>
  );
}
