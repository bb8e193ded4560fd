import styles from '../board/board-page.module.css';
import { SelectField } from '../board/select-field';
import { FigureSlot } from '../figure/figure-slot';
import type { BoardScope } from '../lib/board-scope';
import { FiguresOfTab } from './figures-of-tab';

/** Categories and trends by what was shown, searched and kept. */
export function TrendsTab({ scope }: { scope: BoardScope }) {
  return (
    <div className={styles.grid}>
      <FiguresOfTab tab="trends" beside="overview" scope={scope} />
      <FigureSlot name="runwayShare" scope={scope} span={4} />
      <FigureSlot name="searches" scope={scope} span={4} />
      <FigureSlot name="moodboards" scope={scope} span={4} />
      <FigureSlot name="consumers" scope={scope} span={6} controls={<SelectField field="job" />} />
      <FiguresOfTab tab="trends" scope={scope} />
      <FigureSlot name="viewedTrends" scope={scope} span={12} />
      <FigureSlot name="savedTrends" scope={scope} span={12} />
    </div>
  );
}
