'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { placed } from '../../../sorting/placed';
import { endSelection, select, toggleSelected, useSelectionOf } from '../../../sorting/selection-store';
import { SortedList } from '../../../sorting/sorted-list';
import { SortingHint } from '../../../sorting/sorting-hint';
import type { SortingWords } from '../../../sorting/sorting-words';
import type { BoardItem } from '../lib/board-item';
import { boardNow } from '../lib/board-writes';
import { useBoardItems } from '../lib/use-board-items';
import styles from './board.module.css';
import { BoardTile } from './board-tile';
import { NoteField } from './note-field';
import { SelectionBar } from './selection-bar';
import { TileTools } from './tile-tools';

export interface BoardEditorWords
  extends Record<
    | (
        | 'drag'
        | 'hold'
        | 'note'
        | 'addNote'
        | 'keep'
        | 'cancel'
        | 'cover'
        | 'isCover'
        | 'moved'
        | 'removed'
        | 'merged'
        | 'fresh'
      )
    | ('select' | 'done' | 'choose' | 'selected' | 'all' | 'moveTo' | 'movedTo' | 'noOther' | 'removeAll')
    | ('before' | 'after' | 'remove' | 'failed'),
    string
  > {
  sorting: SortingWords;
}

/** A member's own board: to put in order by hand or by keys, to note on, to choose from. */
export function BoardEditor(props: {
  board: string;
  version: number;
  items: BoardItem[];
  /** Key of the picture that was chosen to stand for the board. */
  cover: string | null;
  words: BoardEditorWords;
  /** What else can be done with the board, beside "select". */
  tools: ReactNode;
}) {
  const { board, words } = props;
  const router = useRouter();
  const changes = useBoardItems(board, props, words);
  const [cover, setCover] = useState(props.cover);
  const chosen = useSelectionOf(board);
  useEffect(() => () => endSelection(board), [board]);
  useFresh(board, props.version, () => {
    showToast({ kind: 'warning', text: words.fresh });
    router.refresh();
  });
  const { items } = changes;
  const order = items.map(({ key }) => key);
  const namesOf = (key: string) => items.find((item) => item.key === key)?.name ?? '';
  const place = (key: string, at: number) => {
    const next = placed(order, key, at);
    if (next.every((one, index) => one === order[index])) return;
    changes.arrange(next, filled(words.moved, { name: namesOf(key), place: next.indexOf(key) + 1 }));
  };
  const here = { path: { slug: board } };
  const remove = async (keys: ReadonlySet<string>) => {
    const gone = items.filter(({ key }) => keys.has(key)).map(({ type, slug }) => ({ type, slug }));
    const without = (all: BoardItem[]) => all.filter(({ key }) => !keys.has(key));
    if (
      await changes.change(
        { method: 'post', path: '/moodboards/remove/{slug}', sent: { ...here, body: { items: gone } } },
        without,
      )
    )
      showToast({ kind: 'success', text: words.removed });
  };
  const note = (item: BoardItem, comment: string) =>
    changes.change(
      {
        method: 'put',
        path: '/moodboards/{board}/comment/{slug}',
        sent: { path: { board, slug: item.slug }, body: { type: item.type, comment } },
      },
      (all) => all.map((one) => (one.key === item.key ? { ...one, note: comment || null } : one)),
    );
  const chooseCover = async ({ key, type, slug }: BoardItem) => {
    const before = cover;
    setCover(key);
    if (
      !(await changes.change(
        {
          method: 'put',
          path: '/moodboards/{board}/cover',
          sent: { path: { board }, body: { item: { type, slug } } },
        },
        (all) => all,
      ))
    )
      setCover(before);
  };
  const tile = (item: BoardItem, index: number) => (
    <BoardTile
      item={item}
      isFirst={index === 0}
      over={
        chosen ? (
          <label className={styles.choose}>
            <input
              type="checkbox"
              checked={chosen.has(item.key)}
              aria-label={filled(words.choose, { name: item.name })}
              onChange={() => toggleSelected(board, item.key)}
            />
          </label>
        ) : (
          item.key === cover && <span className={styles.isCover}>{words.isCover}</span>
        )
      }
      note={chosen ? undefined : <NoteField item={item} words={words} onSave={(text) => note(item, text)} />}
      tools={
        chosen ? undefined : (
          <TileTools
            item={item}
            at={index}
            count={items.length}
            isCover={item.key === cover}
            words={words}
            onMove={(to) => place(item.key, to)}
            onCover={() => chooseCover(item)}
            onRemove={() => remove(new Set([item.key]))}
          />
        )
      }
    />
  );
  return (
    <>
      <div className={styles.tools}>
        {props.tools}
        {items.length > 0 && (
          <button
            type="button"
            aria-pressed={chosen !== null}
            onClick={() => (chosen ? endSelection(board) : select(board))}
          >
            {chosen ? words.done : words.select}
          </button>
        )}
      </div>
      {items.length > 1 && <SortingHint mouse={words.drag} finger={words.hold} className={styles.hint} />}
      <SortedList
        items={items.map((item) => ({ ...item, title: item.name }))}
        words={words.sorting}
        tile={tile}
        onPlace={place}
        isStill={chosen !== null}
        className={styles.items}
        attributes={({ key, slug }) => ({
          'data-photo': slug,
          'data-chosen': chosen?.has(key) || undefined,
        })}
      />
      <p role="status" className={styles.said}>
        {changes.said}
      </p>
      {chosen && (
        <SelectionBar
          board={board}
          chosen={items.filter(({ key }) => chosen.has(key))}
          words={words}
          onAll={() => select(board, chosen.size === items.length ? [] : order)}
          onMove={async (to, name) => {
            const moved = items
              .filter(({ key }) => chosen.has(key))
              .map(({ type, slug }) => ({ type, slug }));
            const without = (all: BoardItem[]) => all.filter(({ key }) => !chosen.has(key));
            if (
              !(await changes.change(
                {
                  method: 'post',
                  path: '/moodboards/move/{slug}',
                  sent: { ...here, body: { items: moved, to } },
                },
                without,
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
    </>
  );
}

/** Asks whether the board is still as it was whenever the reader comes back to this window. */
function useFresh(board: string, version: number, onChanged: () => void): void {
  const state = useRef({ version, onChanged });
  state.current = { version, onChanged };
  useEffect(() => {
    const onBack = async () => {
      if (document.visibilityState !== 'visible') return;
      const now = await boardNow(board);
      if (now && now.version > state.current.version) state.current.onChanged();
    };
    document.addEventListener('visibilitychange', onBack);
    return () => document.removeEventListener('visibilitychange', onBack);
  }, [board]);
}
