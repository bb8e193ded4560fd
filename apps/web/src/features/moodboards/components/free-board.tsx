'use client';
import {
  DndContext,
  type DragMoveEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { CANVAS, cardHeight, laidOut, type Placement } from '@toile/contracts';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { filled } from '../../../i18n/filled';
import { type BoardCard, type BoardThing, isCard } from '../lib/board-item';
import { measuredOf } from '../lib/measured';
import { around, type Box, clamp, type Guide, snapped } from '../lib/snapping';
import type { CardWrites } from '../lib/use-card-writes';
import { usePinch } from '../lib/use-pinch';
import { type Places, usePlaces } from '../lib/use-places';
import { CardEditor } from './card-editor';
import type { CardWords } from './card-words';
import styles from './free.module.css';
import { canvasHeight, FreeFace, styleOf } from './free-card';
import type { FreeWords } from './free-words';

const STEP = 5;
const LARGE_STEP = 25;
const SIZE_STEP = 20;
/** Units within which a card is taken onto a line. */
const NEAR = 7;
const SIZE = 'size ';
const ZOOMS = { least: 0.5, most: 4, step: 1.25 } as const;

/** A member's own board as it lies: things are put where a hand, a finger or the keys want them. */
export function FreeBoard(props: {
  board: string;
  things: readonly BoardThing[];
  version: RefObject<number>;
  name: string;
  words: FreeWords;
  cardWords: CardWords;
  writes: CardWrites;
  /** The key of a card that has just been made, to be written at once. */
  opened: string | null;
  say: (text: string) => void;
  onRemove: (keys: ReadonlySet<string>) => void;
}) {
  const { things, words, say } = props;
  const { places, put, nudge, undo, redo } = usePlaces(props.board, things, props.version, words);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NOTHING);
  const [writing, setWriting] = useState<string | null>(props.opened);
  const [zoom, setZoom] = useState(1);
  const [moving, setMoving] = useState<Places>({});
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const viewport = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLOListElement>(null);
  const close = (to: number) => setZoom(clamp(to, ZOOMS.least, ZOOMS.most));
  usePinch(viewport, zoom, close);
  useEffect(() => setWriting(props.opened), [props.opened]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // Long enough that a finger that goes on looks around.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const byKey = new Map(things.map((thing) => [thing.key, thing]));
  const placeOf = (thing: BoardThing): Placement => moving[thing.key] ?? places[thing.key] ?? thing.place;
  const boxOf = (thing: BoardThing): Box => {
    const { x, y, width } = places[thing.key] ?? thing.place;
    return { x, y, width, height: cardHeight(measuredOf(thing), width) };
  };
  /** What goes along when one is moved: all that are chosen, when it is among them. */
  const group = (key: string): BoardThing[] => {
    const keys = chosen.has(key) ? chosen : new Set([key]);
    return things.filter((one) => keys.has(one.key));
  };
  const shifted = (all: readonly BoardThing[], x: number, y: number): Places =>
    Object.fromEntries(
      all.map((one) => {
        const place = places[one.key] ?? one.place;
        return [one.key, { ...place, x: round(place.x + x), y: round(place.y + y) }];
      }),
    );
  const sized = (all: readonly BoardThing[], by: number): Places =>
    Object.fromEntries(
      all.map((one) => {
        const place = places[one.key] ?? one.place;
        const width = round(clamp(place.width + by, CANVAS.minCard, CANVAS.width - place.x));
        return [one.key, { ...place, width }];
      }),
    );
  const stacked = (all: readonly BoardThing[], to: 'front' | 'back'): Places => {
    const keys = new Set(all.map(({ key }) => key));
    const order = [...things].sort((a, b) => placeOf(a).z - placeOf(b).z);
    const [rest, own] = [order.filter(({ key }) => !keys.has(key)), order.filter(({ key }) => keys.has(key))];
    const next = to === 'front' ? [...rest, ...own] : [...own, ...rest];
    return Object.fromEntries(
      next.flatMap((one, z) => {
        const place = places[one.key] ?? one.place;
        return place.z === z ? [] : [[one.key, { ...place, z }] as const];
      }),
    );
  };
  const raised = (next: Places): Places => {
    const layers = stacked(
      things.filter(({ key }) => next[key]),
      'front',
    );
    return Object.fromEntries(
      [...new Set([...Object.keys(layers), ...Object.keys(next)])].flatMap((key) => {
        const [moved, layer] = [next[key], layers[key]];
        if (moved && layer) return [[key, { ...moved, z: layer.z }] as const];
        const place = moved ?? layer;
        return place ? [[key, place] as const] : [];
      }),
    );
  };
  /** As far as the hand went, in units; a hand that pulls the corner sizes. */
  const onMove = ({ active, delta }: DragMoveEvent, isEnd: boolean) => {
    const unit = (canvas.current?.clientWidth ?? CANVAS.width) / CANVAS.width;
    const [x, y] = [delta.x / unit, delta.y / unit];
    const id = String(active.id);
    if (id.startsWith(SIZE)) {
      const thing = byKey.get(id.slice(SIZE.length));
      if (!thing) return;
      return show(sized([thing], x), [], isEnd ? filled(words.resized, { name: thing.name }) : null);
    }
    const thing = byKey.get(id);
    if (!thing) return;
    const all = group(id);
    const keys = new Set(all.map(({ key }) => key));
    const others = things.filter(({ key }) => !keys.has(key)).map(boxOf);
    const to = snapped(around(all.map(boxOf)), { x, y }, others, NEAR);
    const next = shifted(all, to.by.x, to.by.y);
    // What was taken in hand lies on top of what it is put on.
    if (isEnd) show(raised(next), [], filled(words.moved, { name: thing.name }));
    else show(next, to.guides, null);
  };
  const show = (next: Places, lines: readonly Guide[], said: string | null) => {
    if (said === null) {
      setMoving(next);
      setGuides(lines);
      return;
    }
    end();
    put(next);
    say(said);
  };
  const end = () => {
    setMoving({});
    setGuides([]);
  };
  const choose = (key: string, isMore: boolean) =>
    setChosen((before) => {
      if (!isMore) return before.size === 1 && before.has(key) ? NOTHING : new Set([key]);
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  const remove = (all: readonly BoardThing[]) => {
    props.onRemove(new Set(all.map(({ key }) => key)));
    setChosen(NOTHING);
  };
  const onKey = (event: KeyboardEvent, thing: BoardThing) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = group(thing.key);
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const arrow = ARROWS[event.key];
    const name = thing.name;
    if (arrow) {
      const to = snapped(around(all.map(boxOf)), { x: arrow[0] * step, y: arrow[1] * step }, [], 0);
      nudge(shifted(all, to.by.x, to.by.y));
      say(filled(words.moved, { name }));
    } else if (event.key === '+' || event.key === '=' || event.key === '-') {
      nudge(sized(all, event.key === '-' ? -SIZE_STEP : SIZE_STEP));
      say(filled(words.resized, { name }));
    } else if (event.key === '[' || event.key === ']') {
      nudge(stacked(all, event.key === ']' ? 'front' : 'back'));
      say(filled(words.stacked, { name }));
    } else if (event.key === 'Delete' || event.key === 'Backspace') remove(all);
    else if (event.key === 'Enter' && isCard(thing)) setWriting(thing.key);
    else if (event.key === 'Escape') setChosen(NOTHING);
    else return;
    event.preventDefault();
  };
  const back = () => {
    undo?.();
    if (undo) say(words.undone);
  };
  const again = () => {
    redo?.();
    if (redo) say(words.redone);
  };
  useUndoKeys(back, again);
  const neat = () => {
    put(Object.fromEntries(laidOut(things.map(measuredOf))));
    say(words.arranged);
  };
  const own = things.filter(({ key }) => chosen.has(key));
  const single = own.length === 1 ? own[0] : undefined;
  const high = canvasHeight(things, placeOf);
  const tools: [sign: string, word: string, act: (() => void) | null][] = [
    ['↶', words.undo, undo && back],
    ['↷', words.redo, redo && again],
    ['▤', words.neat, things.length > 1 ? neat : null],
    ['⤒', words.forward, own.length > 0 ? () => put(stacked(own, 'front')) : null],
    ['⤓', words.backward, own.length > 0 ? () => put(stacked(own, 'back')) : null],
    ['✎', words.edit, single && isCard(single) ? () => setWriting(single.key) : null],
    ['×', words.remove, own.length > 0 ? () => remove(own) : null],
    ['−', words.further, zoom > ZOOMS.least ? () => close(zoom / ZOOMS.step) : null],
    ['+', words.closer, zoom < ZOOMS.most ? () => close(zoom * ZOOMS.step) : null],
  ];
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label={words.label}>
        <span>{own.length > 0 && filled(words.selected, { count: own.length })}</span>
        {tools.map(([sign, word, act]) => (
          <button
            key={sign}
            type="button"
            aria-label={word}
            title={word}
            disabled={act === null}
            onClick={act ?? undefined}
          >
            {sign}
          </button>
        ))}
      </div>
      <p className={styles.said} id="free-help">
        {words.help}
      </p>
      <DndContext
        id="free"
        sensors={sensors}
        autoScroll
        accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
        onDragMove={(event) => onMove(event, false)}
        onDragEnd={(event) => onMove(event, true)}
        onDragCancel={end}
      >
        <div className={styles.viewport} ref={viewport}>
          <ol
            ref={canvas}
            className={styles.canvas}
            data-dragging={Object.keys(moving).length > 0 ? '' : undefined}
            aria-label={filled(words.canvas, { name: props.name })}
            style={{ '--high': high, '--zoom': zoom } as CSSProperties}
          >
            {things.map((thing) =>
              writing === thing.key && isCard(thing) ? (
                <li
                  key={thing.key}
                  className={`${styles.card} ${styles.writing}`}
                  style={styleOf(thing, placeOf(thing))}
                >
                  <WrittenCard
                    card={thing}
                    words={props.cardWords}
                    writes={props.writes}
                    onClose={() => setWriting(null)}
                  />
                </li>
              ) : (
                <FreeThing
                  key={thing.key}
                  thing={thing}
                  place={placeOf(thing)}
                  from={places[thing.key] ?? thing.place}
                  isMoving={moving[thing.key] !== undefined}
                  isChosen={chosen.has(thing.key)}
                  words={words}
                  empty={props.cardWords.emptyNote}
                  onKey={onKey}
                  onChoose={choose}
                  onWrite={setWriting}
                />
              ),
            )}
            {guides.map(({ axis, at }) => (
              <li
                key={axis}
                className={styles.guide}
                data-axis={axis}
                style={{ '--at': at } as CSSProperties}
                aria-hidden="true"
              />
            ))}
          </ol>
        </div>
      </DndContext>
    </>
  );
}

const NOTHING: ReadonlySet<string> = new Set();
const round = (value: number) => Math.round(value * 10) / 10;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The page says what was moved in its own words. */
const nothing = () => undefined;
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

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
function Thing({ thing, place, from, isMoving, isChosen, words, empty, ...acts }: FreeThingProps) {
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

const FreeThing = memo(
  Thing,
  (before, after) =>
    before.thing === after.thing &&
    before.place === after.place &&
    before.from === after.from &&
    before.isMoving === after.isMoving &&
    before.isChosen === after.isChosen &&
    // Whoever is held hears keys that know where all the others are.
    before.onKey === after.onKey,
);

function WrittenCard(props: { card: BoardCard; words: CardWords; writes: CardWrites; onClose: () => void }) {
  return <CardEditor {...props} />;
}

/** Ctrl+Z and Ctrl+Shift+Z, unless somebody writes. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  const acts = useRef({ undo, redo });
  acts.current = { undo, redo };
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isWriting = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (isWriting || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === 'y' || (key === 'z' && event.shiftKey)) acts.current.redo();
      else if (key === 'z') acts.current.undo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
