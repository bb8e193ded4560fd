import styles from '../board/board-page.module.css';
import { SelectField } from '../board/select-field';
import { Comparison } from '../figure/comparison';
import { FigureSlot } from '../figure/figure-slot';
import { SeasonName } from '../figure/season-name';
import type { BoardScope } from '../lib/board-scope';
import { FiguresOfTab } from './figures-of-tab';

/** One season beside another. */
export function SeasonsTab({ scope, name }: { scope: BoardScope; name: string }) {
  return (
    <div className={styles.grid}>
      <FigureSlot name={scope.brand ? 'brandKpi' : 'seasonKpi'} scope={scope} span={12} />
      <Comparison kind="season" name={name} />
      <FigureSlot name="seasonsCompared" scope={scope} span={12} />
      <FigureSlot name="colours" scope={scope} span={6} controls={<SelectField field="view" />} />
      <FigureSlot name="colours" side="other" scope={scope} span={6} controls={<SeasonName side="other" />} />
      <FiguresOfTab tab="seasons" scope={scope} />
      <FigureSlot name="viewedSeasons" scope={scope} span={12} controls={<SeasonName side="this" />} />
      <FigureSlot
        name="viewedSeasons"
        side="other"
        scope={scope}
        span={12}
        controls={<SeasonName side="other" />}
      />
      <FigureSlot name="savedSeasons" scope={scope} span={12} />
    </div>
  );
}
