'use client';
import {
  DndContext,
  type DragMoveEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { CANVAS, cardHeight, laidOut, type Placement } from '@toile/contracts';
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { filled } from '../../../i18n/filled';
import { type BoardThing, isCard } from '../lib/board-item';
import type { CardWrites } from '../lib/card-writes';
import { measuredOf } from '../lib/measured';
import { type Places, placeIn, raised, shifted, sized, stacked } from '../lib/placing';
import { around, type Box, type Guide, snapped } from '../lib/snapping';
import { usePlaces } from '../lib/use-places';
import { useUndoKeys } from '../lib/use-undo-keys';
import { CardEditor } from './card-editor';
import type { CardWords } from './card-words';
import styles from './free.module.css';
import { canvasHeight, styleOf } from './free-card';
import { FreeThing, SIZE } from './free-thing';
import type { FreeWords } from './free-words';
import { NearBoard, NearCanvas, NearTools, Tool } from './near-board';

const STEP = 5;
const LARGE_STEP = 25;
const SIZE_STEP = 20;
/** Units within which a card is taken onto a line. */
const NEAR = 7;

interface FreeBoardProps {
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
}

/** A member's own board as it lies: things are put where a hand, a finger or the keys want them. */
export function FreeBoard(props: FreeBoardProps) {
  return (
    <NearBoard>
      <LyingThings {...props} />
    </NearBoard>
  );
}

function LyingThings(props: FreeBoardProps) {
  const { things, words, say } = props;
  const { places, put, nudge, undo, redo } = usePlaces(props.board, things, props.version, words);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NOTHING);
  const [writing, setWriting] = useState<string | null>(props.opened);
  const [moving, setMoving] = useState<Places>({});
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const canvas = useRef<HTMLOListElement>(null);
  const isPinching = useRef(false);
  const onPinch = (isOn: boolean) => {
    isPinching.current = isOn;
    if (isOn) end();
  };
  useEffect(() => setWriting(props.opened), [props.opened]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // Long enough that a finger that goes on looks around.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const byKey = new Map(things.map((thing) => [thing.key, thing]));
  const placeOf = (thing: BoardThing): Placement => moving[thing.key] ?? placeIn(places, thing);
  const boxOf = (thing: BoardThing): Box => {
    const { x, y, width } = placeIn(places, thing);
    return { x, y, width, height: cardHeight(measuredOf(thing), width) };
  };
  /** What goes along when one is moved: all that are chosen, when it is among them. */
  const group = (key: string): BoardThing[] => {
    const keys = chosen.has(key) ? chosen : new Set([key]);
    return things.filter((one) => keys.has(one.key));
  };
  /** What is taken lifts at once, so that a finger knows that it rested long enough. */
  const onStart = ({ active }: DragStartEvent) => {
    const thing = byKey.get(String(active.id));
    if (!thing || isPinching.current) return;
    setMoving(Object.fromEntries(group(thing.key).map((one) => [one.key, placeIn(places, one)])));
    navigator.vibrate?.(10);
  };
  /** As far as the hand went, in units; a hand that pulls the corner sizes. */
  const onMove = ({ active, delta }: DragMoveEvent, isEnd: boolean) => {
    if (isPinching.current) return;
    // A finger that rested and went has moved nothing.
    if (isEnd && delta.x === 0 && delta.y === 0) return end();
    const unit = (canvas.current?.clientWidth ?? CANVAS.width) / CANVAS.width;
    const [x, y] = [delta.x / unit, delta.y / unit];
    const id = String(active.id);
    if (id.startsWith(SIZE)) {
      const thing = byKey.get(id.slice(SIZE.length));
      if (!thing) return;
      return show(sized([thing], places, x), [], isEnd ? filled(words.resized, { name: thing.name }) : null);
    }
    const thing = byKey.get(id);
    if (!thing) return;
    const all = group(id);
    const keys = keysOf(all);
    const others = things.filter(({ key }) => !keys.has(key)).map(boxOf);
    const to = snapped(around(all.map(boxOf)), { x, y }, others, NEAR);
    const next = shifted(all, places, to.by);
    // What was taken in hand lies on top of what it is put on.
    if (isEnd) show(raised(things, places, next), [], filled(words.moved, { name: thing.name }));
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
    props.onRemove(keysOf(all));
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
      nudge(shifted(all, places, to.by));
      say(filled(words.moved, { name }));
    } else if (event.key === '+' || event.key === '=' || event.key === '-') {
      nudge(sized(all, places, event.key === '-' ? -SIZE_STEP : SIZE_STEP));
      say(filled(words.resized, { name }));
    } else if (event.key === '[' || event.key === ']') {
      nudge(stacked(things, places, keysOf(all), event.key === ']' ? 'front' : 'back'));
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
    ['⤒', words.forward, own.length > 0 ? () => put(stacked(things, places, keysOf(own), 'front')) : null],
    ['⤓', words.backward, own.length > 0 ? () => put(stacked(things, places, keysOf(own), 'back')) : null],
    ['✎', words.edit, single && isCard(single) ? () => setWriting(single.key) : null],
    ['×', words.remove, own.length > 0 ? () => remove(own) : null],
  ];
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label={words.label}>
        <span>{own.length > 0 && filled(words.selected, { count: own.length })}</span>
        {tools.map(([sign, word, act]) => (
          <Tool key={sign} sign={sign} word={word} act={act} />
        ))}
        <NearTools words={words} />
      </div>
      <p className={styles.said} id="free-help">
        {words.help}
      </p>
      <DndContext
        id="free"
        sensors={sensors}
        autoScroll
        accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
        onDragStart={onStart}
        onDragMove={(event) => onMove(event, false)}
        onDragEnd={(event) => onMove(event, true)}
        onDragCancel={end}
      >
        <NearCanvas
          canvas={canvas}
          high={high}
          isDragging={Object.keys(moving).length > 0}
          label={filled(words.canvas, { name: props.name })}
          onPinch={onPinch}
        >
          {things.map((thing) =>
            writing === thing.key && isCard(thing) ? (
              <li
                key={thing.key}
                className={`${styles.card} ${styles.writing}`}
                style={styleOf(thing, placeOf(thing))}
              >
                <CardEditor
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
                from={placeIn(places, thing)}
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
        </NearCanvas>
      </DndContext>
    </>
  );
}

const NOTHING: ReadonlySet<string> = new Set();
const keysOf = (all: readonly BoardThing[]): ReadonlySet<string> => new Set(all.map(({ key }) => key));
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The page says what was moved in its own words. */
const nothing = () => undefined;
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
