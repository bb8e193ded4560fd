import { getLocale } from 'next-intl/server';
import { boardSetup } from '../api/board-setup';
import styles from '../board/board-page.module.css';
import { FigureExample } from '../figure/figure-example';
import { FigureSkeleton } from '../figure/figure-skeleton';
import { exampleOf, STATES } from '../lib/examples';
import { CARDS, type FigureName } from '../lib/figure-kinds';
import gallery from './gallery.module.css';

const NAMES = Object.keys(CARDS) as FigureName[];
/** Parts that look alike are shown in every state once, and only as they are usually for the others. */
const IN_EVERY_STATE: readonly FigureName[] = [
  'runwayShare',
  'seasonKpi',
  'ranking',
  'savedTrends',
  'byCountry',
  'consumers',
];

/** Every part of the dashboard in every state it can be in, on examples. */
export async function Gallery() {
  const { words, figures } = await boardSetup(await getLocale());
  return (
    <>
      {NAMES.map((name) => (
        <div key={name} className={`${styles.grid} ${gallery.part}`} id={name}>
          <p className={gallery.label}>
            {figures.titles[name]} <small>{words.gallery.exampleOnly}</small>
          </p>
          {STATES.filter((state) => state === 'normal' || IN_EVERY_STATE.includes(name)).map((state) => (
            <div key={state} className={gallery.state}>
              <p className={gallery.name}>{words.gallery.states[state]}</p>
              <div className={styles.column} style={{ '--span': 12 } as React.CSSProperties}>
                {state === 'loading' ? (
                  <FigureSkeleton
                    name={name}
                    span={12}
                    title={figures.titles[name]}
                    note={figures.notes[name]}
                    loading={words.loading}
                  />
                ) : (
                  <FigureExample name={name} answer={exampleOf(name, state)} />
                )}
              </div>
            </div>
          ))}
        </div>
      ))}
    </>
  );
}
