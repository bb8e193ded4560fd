'use client';
import { type Arrangement, MOODBOARD_SECTIONS } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { placed } from '../../../sorting/placed';
import { endSelection, select, useSelectionOf } from '../../../sorting/selection-store';
import { SortedList } from '../../../sorting/sorted-list';
import { SortingHint } from '../../../sorting/sorting-hint';
import { boardEdits } from '../lib/board-edits';
import {
  type BoardEntry,
  type BoardItem,
  type BoardThing,
  isCard,
  isHeading,
  isThing,
} from '../lib/board-item';
import { cardWrites } from '../lib/card-writes';
import { dropped, placeIn, putInSection, sectionPlaced, sectionStepped, withHeadings } from '../lib/sections';
import { sortable } from '../lib/sortable';
import { useBoardItems } from '../lib/use-board-items';
import { useFresh } from '../lib/use-fresh';
import { AddCards } from './add-cards';
import { ArrangementChoice } from './arrangement-choice';
import styles from './board.module.css';
import type { BoardEditorWords } from './board-editor-words';
import { CardTile } from './card-tile';
import type { FreeBoard } from './free-board';
import { FreeView } from './free-view';
import { ChooseMark, OwnTile, useTileActs } from './own-tile';
import { SectionHeading } from './section-heading';
import { SectionName } from './section-name';
import { SelectionBar } from './selection-bar';

/** A member's own board: to put in order by hand or by keys, to note on, to choose from. */
export function BoardEditor(props: {
  board: string;
  version: number;
  name: string;
  arrangement: Arrangement;
  items: BoardThing[];
  sections: { id: string; name: string }[];
  /** Key of the picture that was chosen to stand for the board. */
  cover: string | null;
  words: BoardEditorWords;
  /** Whether others are on it. */
  isShared: boolean;
  /** What the button says that opens the comments on a picture; null where there is nobody to talk to. */
  commentOn: string | null;
  /** What else can be done with the board, beside "select". */
  tools: ReactNode;
}) {
  const { board, words } = props;
  const router = useRouter();
  const given = useMemo(
    () => ({ items: withHeadings(props.items, props.sections), version: props.version }),
    [props.items, props.sections, props.version],
  );
  const changes = useBoardItems(board, given, words);
  const [isNaming, setNaming] = useState(false);
  const [cover, setCover] = useState(props.cover);
  const [arrangement, setArrangement] = useState(props.arrangement);
  useEffect(() => setArrangement(props.arrangement), [props.arrangement]);
  /** On a narrow screen a board that lies can be read in its order. */
  const [isReading, setReading] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const ground = useRef<HTMLDivElement>(null);
  const Free = useFreeBoard(arrangement === 'free');
  const writes = cardWrites(board, changes.change, words.cards);
  const chosen = useSelectionOf(board);
  useEffect(() => () => endSelection(board), [board]);
  useFresh(board, props.isShared, changes.seen, () => {
    showToast({ kind: 'warning', about: 'fresh', text: words.fresh });
    router.refresh();
  });
  const entries = changes.items;
  const items = entries.filter(isThing);
  const headings = entries.filter(isHeading);
  const sorted = useMemo(() => entries.map(sortable), [entries]);
  const order = entries.map(({ key }) => key);
  const arrange = (key: string, next: string[]) => {
    if (next.every((one, index) => one === order[index])) return;
    const moved = entries.find((entry) => entry.key === key);
    if (!moved) return;
    const name = nameOf(moved);
    const after = next.flatMap((one) => entries.find((entry) => entry.key === one) ?? []);
    const { section, place } = placeIn(after, key);
    if (isHeading(moved)) {
      const at = after.filter(isHeading).findIndex((one) => one.key === key) + 1;
      changes.arrange(next, filled(words.moved, { name, place: at }));
    } else if (section) changes.arrange(next, filled(words.movedIn, { name, section, place }));
    else changes.arrange(next, filled(words.moved, { name, place }));
  };
  const place = (key: string, at: number) =>
    arrange(
      key,
      headings.some((one) => one.key === key) ? sectionPlaced(order, key, at) : placed(order, key, at),
    );
  /** By hand: what is dropped on the name of a section goes into it. */
  const drop = (key: string, at: number) =>
    headings.some((one) => one.key === key) ? place(key, at) : arrange(key, dropped(order, key, at));
  const edits = boardEdits(board, changes.change);
  const remove = async (keys: ReadonlySet<string>) => {
    if (await edits.remove(items.filter(({ key }) => keys.has(key))))
      showToast({ kind: 'success', text: words.removed });
  };
  const chooseCover = async (item: BoardItem) => {
    const before = cover;
    setCover(item.key);
    if (!(await edits.chooseCover(item))) setCover(before);
  };
  const chooseArrangement = async (wanted: Arrangement) => {
    const before = arrangement;
    setArrangement(wanted);
    setMade(null);
    if (await edits.arrange(wanted)) router.refresh();
    else setArrangement(before);
  };
  const acts = useTileActs({
    move: place,
    cover: (item) => void chooseCover(item),
    remove: (key) => void remove(new Set([key])),
    note: edits.note,
  });
  const tile = (entry: BoardEntry, index: number) =>
    isHeading(entry) ? (
      <SectionHeading
        heading={entry}
        isFirst={entry.key === headings[0]?.key}
        isLast={entry.key === headings.at(-1)?.key}
        words={words}
        onMove={(by) => arrange(entry.key, sectionStepped(order, entry.key, by))}
        onName={(name) => edits.nameSection(entry.id, name)}
        onRemove={() => edits.removeSection(entry)}
      />
    ) : isCard(entry) ? (
      <>
        <CardTile
          card={entry}
          at={index}
          count={entries.length}
          words={{ ...words.cards, before: words.before, after: words.after, remove: words.remove }}
          writes={writes}
          startsOpen={entry.key === made}
          onMove={(to) => place(entry.key, to)}
          onRemove={() => remove(new Set([entry.key]))}
        />
        {chosen && <ChooseMark board={board} item={entry} label={words.choose} />}
      </>
    ) : (
      <OwnTile
        board={board}
        item={entry}
        at={index}
        isLast={index === entries.length - 1}
        isCover={entry.key === cover}
        commentOn={props.commentOn}
        words={words}
        acts={acts}
      />
    );
  // The button that was pressed answers first; a whole board drawn the other way follows, and no touch waits for it.
  const isLying = useDeferredValue(arrangement === 'free' && !isReading);
  return (
    <div ref={ground}>
      <div className={styles.tools}>
        {props.tools}
        <AddCards board={board} words={words.cards} writes={writes} ground={ground} onMade={setMade} />
        <ArrangementChoice arrangement={arrangement} words={words.free} onChoose={chooseArrangement} />
        {arrangement === 'free' && (
          <button type="button" className={styles.reading} onClick={() => setReading(!isReading)}>
            {isReading ? words.free.lie : words.free.read}
          </button>
        )}
        {items.length > 0 && !isLying && (
          <button
            type="button"
            aria-pressed={chosen !== null}
            onClick={() => (chosen ? endSelection(board) : select(board))}
          >
            {chosen ? words.done : words.select}
          </button>
        )}
        {items.length > 0 && !isLying && headings.length < MOODBOARD_SECTIONS && (
          <button type="button" aria-expanded={isNaming} onClick={() => setNaming(!isNaming)}>
            {words.addSection}
          </button>
        )}
      </div>
      {isNaming && (
        <SectionName
          name=""
          words={words}
          onCancel={() => setNaming(false)}
          onSave={(name) => {
            setNaming(false);
            void edits.nameSection(`s-${Date.now().toString(36)}`, name);
          }}
        />
      )}
      {items.length > 1 && (
        <SortingHint
          mouse={isLying ? words.free.hint : words.drag}
          finger={isLying ? words.free.finger : words.hold}
          className={styles.hint}
        />
      )}
      {isLying && items.length > 0 && !Free && (
        <FreeView
          things={items}
          empty={words.cards.emptyNote}
          label={filled(words.free.canvas, { name: props.name })}
        />
      )}
      {isLying && items.length > 0 && Free && (
        <Free
          board={board}
          name={props.name}
          things={items}
          version={changes.version}
          words={words.free}
          cardWords={words.cards}
          writes={writes}
          opened={made}
          say={changes.say}
          onRemove={remove}
        />
      )}
      {!isLying && (
        <SortedList
          items={sorted}
          words={words.sorting}
          tile={tile}
          onPlace={drop}
          isStill={chosen !== null}
          className={styles.items}
          attributes={(entry) =>
            isHeading(entry)
              ? { 'data-heading': '' }
              : {
                  'data-photo': isCard(entry) ? undefined : entry.slug,
                  'data-kind': isCard(entry) ? entry.type : undefined,
                  'data-chosen': chosen?.has(entry.key) || undefined,
                }
          }
        />
      )}
      <p role="status" className={styles.said}>
        {changes.said}
      </p>
      {chosen && (
        <SelectionBar
          board={board}
          chosen={items.filter(({ key }) => chosen.has(key))}
          words={words}
          onAll={() => select(board, chosen.size === items.length ? [] : items.map(({ key }) => key))}
          sections={headings}
          onSection={({ key, heading }) => {
            const next = putInSection(order, chosen, key);
            changes.arrange(next, filled(words.movedTo, { name: heading }));
            endSelection(board);
          }}
          onMove={async (to, name) => {
            if (
              !(await edits.move(
                items.filter(({ key }) => chosen.has(key)),
                to,
              ))
            )
              return;
            showToast({ kind: 'success', text: filled(words.movedTo, { name }) });
            endSelection(board);
          }}
          onRemove={async () => {
            await remove(chosen);
            endSelection(board);
          }}
        />
      )}
    </div>
  );
}

type FreeComponent = ComponentType<ComponentProps<typeof FreeBoard>>;

/** The canvas comes when a board lies on it; until then it can be looked at. */
function useFreeBoard(isWanted: boolean): FreeComponent | null {
  const [Free, setFree] = useState<FreeComponent | null>(null);
  useEffect(() => {
    if (isWanted) void import('./free-board').then(({ FreeBoard }) => setFree(() => FreeBoard));
  }, [isWanted]);
  return Free;
}

const nameOf = (entry: BoardEntry) => (isHeading(entry) ? entry.heading : entry.name);
