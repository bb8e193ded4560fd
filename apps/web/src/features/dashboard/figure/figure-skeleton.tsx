import type { CSSProperties } from 'react';
import { BODIES } from '../bodies/bodies';
import { type FigureName, kindOf } from '../lib/figure-kinds';
import styles from './figure-card.module.css';
import foot from './figure-foot.module.css';

/** A card of the right size while its figure is on its way. */
export function FigureSkeleton(props: {
  name: FigureName;
  span?: number | undefined;
  title: string;
  note: string;
  loading: string;
}) {
  const height = BODIES[props.name].height(kindOf(props.name).rows);
  return (
    <section
      className={styles.card}
      style={{ '--span': props.span ?? 6 } as CSSProperties}
      aria-busy="true"
      aria-label={`${props.title}: ${props.loading}`}
    >
      <header className={styles.head}>
        <div>
          <h2>{props.title}</h2>
          <p>{props.note}</p>
        </div>
      </header>
      <div className={styles.skeleton} style={{ minBlockSize: height }} />
      <footer className={foot.foot} />
    </section>
  );
}
