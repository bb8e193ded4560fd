'use client';
import { useDraggable } from '@dnd-kit/core';
import type { Placement } from '@toile/contracts';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { filled } from '../../../i18n/filled';
import { type BoardThing, isCard } from '../lib/board-item';
import styles from './free.module.css';
import { FreeFace, styleOf } from './free-card';
import type { FreeWords } from './free-words';

/** Begins the id of the corner that sizes a thing, before its key. */
export const SIZE = 'size ';

interface FreeThingProps {
  thing: BoardThing;
  place: Placement;
  /** Where it lay before a hand took it. */
  from: Placement;
  isMoving: boolean;
  isChosen: boolean;
  words: FreeWords;
  empty: string;
  onKey: (event: KeyboardEvent, thing: BoardThing) => void;
  onChoose: (key: string, isMore: boolean) => void;
  onWrite: (key: string) => void;
}

/** Something on the canvas, under a button that hand and keys hold it by. */
export function FreeThing({ thing, place, from, isMoving, isChosen, words, empty, ...acts }: FreeThingProps) {
  const { setNodeRef, listeners } = useDraggable({ id: thing.key });
  const size = useDraggable({ id: `${SIZE}${thing.key}` });
  return (
    <li
      ref={(element) => {
        setNodeRef(element);
        size.setNodeRef(element);
      }}
      className={styles.card}
      data-card={thing.key}
      data-moving={isMoving ? '' : undefined}
      style={{ ...styleOf(thing, { ...place, x: from.x, y: from.y }), ...carried(place, from) }}
    >
      <div inert>
        <FreeFace thing={thing} empty={empty} />
      </div>
      <button
        {...listeners}
        type="button"
        className={styles.hold}
        aria-label={filled(words.hold, { name: thing.name })}
        aria-pressed={isChosen}
        aria-describedby="free-help"
        onClick={(event: MouseEvent) =>
          acts.onChoose(thing.key, event.shiftKey || event.ctrlKey || event.metaKey)
        }
        onDoubleClick={() => isCard(thing) && acts.onWrite(thing.key)}
        onKeyDown={(event) => acts.onKey(event, thing)}
      />
      {isChosen && (
        <span
          {...size.listeners}
          className={styles.size}
          data-size=""
          aria-hidden="true"
          title={filled(words.resize, { name: thing.name })}
        />
      )}
    </li>
  );
}

/** In hand a thing is carried beside its place: the library takes off what its place itself moves. */
const carried = (place: Placement, from: Placement): CSSProperties =>
  place.x === from.x && place.y === from.y
    ? {}
    : {
        transform: `translate(calc(${place.x - from.x} * var(--u)), calc(${place.y - from.y} * var(--u)))`,
      };
