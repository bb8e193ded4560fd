import styles from '../board/board-page.module.css';
import { SelectField } from '../board/select-field';
import { Comparison } from '../figure/comparison';
import { FigureSlot } from '../figure/figure-slot';
import type { BoardScope } from '../lib/board-scope';

/** One brand: its numbers, what it shows, and which trends bring readers to it. */
export function BrandFocus({ scope, name }: { scope: BoardScope; name: string }) {
  return (
    <div className={styles.grid}>
      <FigureSlot name="brandKpi" scope={scope} span={12} />
      <Comparison kind="brand" name={name} />
      <FigureSlot name="runwayShare" scope={scope} span={6} />
      <FigureSlot name="leadingTrends" scope={scope} span={6} />
      <FigureSlot name="colours" scope={scope} span={12} controls={<SelectField field="view" />} />
      <FigureSlot name="attentionOfShows" scope={scope} span={6} />
      <FigureSlot name="attentionOfLooks" scope={scope} span={6} />
      <FigureSlot name="viewedBrands" scope={scope} span={12} />
      <FigureSlot name="savedBrands" scope={scope} span={12} />
    </div>
  );
}
