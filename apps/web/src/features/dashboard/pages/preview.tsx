import { getLocale } from 'next-intl/server';
import { boardSetup } from '../api/board-setup';
import styles from '../board/board-page.module.css';
import { FigureSlot } from '../figure/figure-slot';
import { BoardPage } from './board-page';

/** Real figures of the demo for who thinks of subscribing. */
export async function Preview() {
  const { words } = await boardSetup(await getLocale());
  return (
    <BoardPage>
      <section aria-labelledby="preview" className={styles.preview}>
        <h2 id="preview">{words.demo.preview}</h2>
        <p>{words.demo.previewText}</p>
        <div className={styles.grid}>
          <FigureSlot name="risers" scope={{}} span={12} />
          <FigureSlot name="runwayShare" scope={{}} span={6} />
          <FigureSlot name="colours" scope={{}} span={6} />
        </div>
      </section>
    </BoardPage>
  );
}
