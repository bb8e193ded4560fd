import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import type { BoardThing } from '../lib/board-item';
import type { BoardRow } from '../lib/board-items';
import { BoardItems } from './board-items';
import styles from './free.module.css';
import { FreeView } from './free-view';

/** A board that is arranged freely, to look at: as it lies, and in its order where the screen is narrow. */
export async function Lying(props: {
  things: readonly BoardThing[];
  rows: readonly BoardRow[];
  sections: readonly Shape<'MoodboardSectionDto'>[];
  name: string;
}) {
  const t = await getTranslations('boards');
  return (
    <div className={styles.lying} data-reads="">
      <FreeView
        things={props.things}
        empty={t('cards.emptyNote')}
        label={t('free.canvas', { name: props.name })}
      />
      <div>
        <BoardItems items={props.rows} sections={props.sections} />
      </div>
    </div>
  );
}
