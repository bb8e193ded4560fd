import styles from '../board/board-page.module.css';
import { LiveStrip } from '../board/live-strip';
import { SelectField } from '../board/select-field';
import { FigureSlot } from '../figure/figure-slot';
import type { BoardScope } from '../lib/board-scope';
import { FiguresOfTab } from './figures-of-tab';

/** What moves just now: the week, the risers, the looks people open, and the season at a glance. */
export function HomeTab({ scope }: { scope: BoardScope }) {
  return (
    <>
      <LiveStrip />
      <div className={styles.grid}>
        <FigureSlot name="risers" scope={scope} span={6} />
        <FiguresOfTab tab="home" beside="risers" scope={scope} />
        <FigureSlot name="top20" scope={scope} span={5} />
        <div className={styles.column} style={{ '--span': 7 } as React.CSSProperties}>
          <FigureSlot name="colours" scope={scope} span={12} controls={<SelectField field="view" />} />
          <FigureSlot name="mostSearched" scope={scope} span={12} />
        </div>
        <FigureSlot name="viewedHome" scope={scope} span={12} />
        <FigureSlot name="themes" scope={scope} span={6} />
        <FigureSlot name="seasonKpi" scope={scope} span={6} />
        <FiguresOfTab tab="home" scope={scope} />
      </div>
    </>
  );
}
