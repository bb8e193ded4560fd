import { cardHeight, type Placement } from '@toile/contracts';
import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../../pictures/picture';
import { type BoardThing, isCard } from '../lib/board-item';
import { measuredOf } from '../lib/measured';
import { CardFace } from './card-face';
import styles from './free.module.css';

/** Where something lies, as its style says it. */
export const styleOf = (thing: BoardThing, { x, y, width, z }: Placement): CSSProperties =>
  ({
    '--x': x,
    '--y': y,
    '--w': width,
    '--h': cardHeight(measuredOf(thing), width),
    zIndex: z + 1,
  }) as CSSProperties;

/** The height of the canvas that holds all of them. */
export const canvasHeight = (
  things: readonly BoardThing[],
  placeOf: (thing: BoardThing) => Placement,
): number =>
  Math.max(
    400,
    ...things.map((thing) => {
      const { y, width } = placeOf(thing);
      return y + cardHeight(measuredOf(thing), width) + 40;
    }),
  );

/** What lies on the canvas: a picture with whose it is, or a card. */
export function FreeFace({ thing, empty }: { thing: BoardThing; empty: string }): ReactNode {
  if (isCard(thing)) {
    const isTall = thing.content.kind !== 'picture';
    return (
      <div className={styles.face} data-tall={isTall ? '' : undefined}>
        <CardFace card={thing} empty={empty} />
      </div>
    );
  }
  return (
    <figure className={styles.look}>
      <div>
        <Picture
          filename={thing.filename}
          alt={thing.name}
          sizes="(min-width: 60rem) 30vw, 60vw"
          width={thing.width}
          height={thing.height}
          thumbhash={thing.thumbhash}
        />
      </div>
      <figcaption>{[thing.name, thing.facts].filter(Boolean).join(', ')}</figcaption>
    </figure>
  );
}
