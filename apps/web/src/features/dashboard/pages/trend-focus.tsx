import styles from '../board/board-page.module.css';
import { SelectField } from '../board/select-field';
import { Comparison } from '../figure/comparison';
import { FigureSlot } from '../figure/figure-slot';
import type { BoardScope } from '../lib/board-scope';

/** One trend: how much of the season it is, who adopts it, who searches it, where. */
export function TrendFocus({ scope, name }: { scope: BoardScope; name: string }) {
  return (
    <div className={styles.grid}>
      <FigureSlot name="trendShare" scope={scope} span={3} />
      <FigureSlot name="trendAdoption" scope={scope} span={3} />
      <FigureSlot name="trendSearches" scope={scope} span={3} />
      <FigureSlot name="trendBoards" scope={scope} span={3} />
      <Comparison kind="trend" name={name} />
      <FigureSlot name="topBrands" scope={scope} span={7} />
      <FigureSlot name="consumers" scope={scope} span={5} controls={<SelectField field="job" />} />
      <FigureSlot name="byCountry" scope={scope} span={12} />
      <FigureSlot name="attentionOfLooks" scope={scope} span={12} />
      <FigureSlot name="viewedTrends" scope={scope} span={12} />
      <FigureSlot name="savedTrends" scope={scope} span={12} />
    </div>
  );
}
