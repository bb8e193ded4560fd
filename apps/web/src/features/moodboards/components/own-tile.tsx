'use client';
import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { filled } from '../../../i18n/filled';
import { toggleSelected, useSelection } from '../../../sorting/selection-store';
import type { BoardItem, BoardThing } from '../lib/board-item';
import styles from './board.module.css';
import type { BoardEditorWords } from './board-editor-words';
import { BoardTile } from './board-tile';
import { CommentButton } from './comment-button';
import { NoteField } from './note-field';
import { TileTools } from './tile-tools';

export interface TileActs {
  move: (key: string, to: number) => void;
  cover: (item: BoardItem) => void;
  remove: (key: string) => void;
  note: (item: BoardItem, text: string) => Promise<boolean>;
}

/** The same functions for as long as the board stands, each of which does what was given last. */
export function useTileActs(acts: TileActs): TileActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      move: (key, to) => latest.current.move(key, to),
      cover: (item) => latest.current.cover(item),
      remove: (key) => latest.current.remove(key),
      note: (item, text) => latest.current.note(item, text),
    }),
    [],
  );
}

interface OwnTileProps {
  board: string;
  item: BoardItem;
  at: number;
  isLast: boolean;
  isCover: boolean;
  /** What the button says that opens the comments; null where there is nobody to talk to. */
  commentOn: string | null;
  words: BoardEditorWords;
  acts: TileActs;
}

/**
 * A picture of a member's own board with what can be done with it, or with the mark that chooses it. It is drawn again when something of
 * it has changed: each change of a board draws the board, and a board has hundreds. That it can be chosen now follows the bar that says so.
 */
export const OwnTile = memo(function OwnTile(props: OwnTileProps) {
  const isChoosing = useSelection(({ of }) => of === props.board);
  return <DrawnTile {...props} isChoosing={useDeferredValue(isChoosing)} />;
});

const DrawnTile = memo(function DrawnTile(props: OwnTileProps & { isChoosing: boolean }) {
  const { board, item, at, isCover, words, acts } = props;
  if (props.isChoosing)
    return (
      <BoardTile
        item={item}
        isFirst={at === 0}
        over={<ChooseMark board={board} item={item} label={words.choose} />}
      />
    );
  return (
    <BoardTile
      item={item}
      isFirst={at === 0}
      over={isCover && <span className={styles.isCover}>{words.isCover}</span>}
      note={<NoteField item={item} words={words} onSave={(text) => acts.note(item, text)} />}
      tools={
        <>
          <TileTools
            item={item}
            at={at}
            isLast={props.isLast}
            isCover={isCover}
            words={words}
            onMove={(to) => acts.move(item.key, to)}
            onCover={() => acts.cover(item)}
            onRemove={() => acts.remove(item.key)}
          />
          {props.commentOn && (
            <CommentButton board={board} about={item.key} name={item.name} label={props.commentOn} />
          )}
        </>
      }
    />
  );
});

/** Takes a thing of a board into what is chosen, or out of it. */
export function ChooseMark({ board, item, label }: { board: string; item: BoardThing; label: string }) {
  const isChosen = useSelection(({ of, keys }) => of === board && keys.has(item.key));
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={filled(label, { name: item.name })}
        onChange={() => toggleSelected(board, item.key)}
      />
    </label>
  );
}
