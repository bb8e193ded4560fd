import type { CSSProperties } from 'react';
import type { BoardThing } from '../lib/board-item';
import styles from './free.module.css';
import { canvasHeight, FreeFace, styleOf } from './free-card';

/** A board as it lies, to look at. */
export function FreeView({
  things,
  empty,
  label,
}: {
  things: readonly BoardThing[];
  empty: string;
  label: string;
}) {
  const high = canvasHeight(things, ({ place }) => place);
  return (
    <div className={styles.viewport} data-still="">
      <ol className={styles.canvas} aria-label={label} style={{ '--high': high } as CSSProperties}>
        {things.map((thing) => (
          <li key={thing.key} className={styles.card} style={styleOf(thing, thing.place)}>
            {'href' in thing && thing.href ? (
              <a href={thing.href} draggable={false}>
                <FreeFace thing={thing} empty={empty} />
              </a>
            ) : (
              <FreeFace thing={thing} empty={empty} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
