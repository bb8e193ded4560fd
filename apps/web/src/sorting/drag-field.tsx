'use client';
import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  pointerWithin,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, useSortable } from '@dnd-kit/sortable';
import { memo, type RefObject, useLayoutEffect, useState } from 'react';
import { filled } from '../i18n/filled';
import { Picture } from '../pictures/picture';
import { useTileSensors } from './sensors';
import type { Sorted } from './sorted';
import styles from './sorting.module.css';
import type { SortingWords } from './sorting-words';

/** What an element of the list gets from here: what it listens to, and its grip for the keys. */
export type Hold = Pick<ReturnType<typeof useSortable>, 'listeners' | 'attributes' | 'setActivatorNodeRef'>;

/**
 * Lets the pictures of a list be dragged by mouse, by a finger that rests, or by keys. They stay where they are until one
 * is dropped: a line shows where, so that nothing moves away from under the hand.
 */
function Field<Item extends Sorted>(props: {
  /** Drawn by somebody else, an element for each item in the same order: nothing of it is drawn anew here. */
  list: RefObject<HTMLOListElement | null>;
  items: Item[];
  words: SortingWords;
  onHold: (key: string, hold: Hold | null) => void;
  onPlace: (key: string, at: number) => void;
}) {
  const { list, items, words, onPlace } = props;
  const [dragged, setDragged] = useState<Item | null>(null);
  const sensors = useTileSensors();
  const placeOf = (key: UniqueIdentifier | undefined) => items.findIndex((item) => item.key === key);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const to = placeOf(over?.id);
    if (to >= 0) onPlace(String(active.id), to);
  };
  useLayoutEffect(() => {
    list.current?.toggleAttribute('data-dragging', dragged !== null);
  }, [list, dragged]);
  const say = (text: string, key: UniqueIdentifier, at: UniqueIdentifier = key) =>
    filled(text, { name: items[placeOf(key)]?.title ?? '', place: placeOf(at) + 1, count: items.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say(words.lifted, active.id),
    onDragOver: ({ active, over }) =>
      // It is over itself as it is lifted, too.
      over ? say(over.id === active.id ? words.lifted : words.over, active.id, over.id) : undefined,
    onDragEnd: ({ active, over }) => say(words.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => say(words.cancelled, active.id),
  };
  return (
    <DndContext
      id="sorting"
      sensors={sensors}
      collisionDetection={under}
      accessibility={{ screenReaderInstructions: { draggable: words.help }, announcements }}
      onDragStart={({ active }) => {
        setDragged(items.find(({ key }) => key === active.id) ?? null);
        // A finger that covers the picture feels that it is lifted, where telephones can say so.
        if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(10);
      }}
      onDragCancel={() => setDragged(null)}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={STILL}>
        {items.map(({ key }, index) => (
          <Slot key={key} id={key} list={list} at={index} onHold={props.onHold} />
        ))}
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={styles.lifted}>
            {dragged.filename === null ? (
              <span className={styles.named}>{dragged.title}</span>
            ) : (
              <Picture
                filename={dragged.filename}
                width={dragged.width}
                height={dragged.height}
                alt=""
                sizes="12rem"
              />
            )}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Drawn anew by what it is told alone: it tells its list in turn. */
export const DragField = memo(Field) as typeof Field;

/** What the hand is over, also a name whose middle is far away; between two, and by keys, what is nearest. */
const under: CollisionDetection = (moment) => {
  const within = pointerWithin(moment);
  return within.length > 0 ? within : closestCenter(moment);
};

/** Nothing moves while something is dragged. */
const STILL = () => null;

/** Makes an element of the list one that can be lifted, and dropped on. */
function Slot(props: {
  id: string;
  list: RefObject<HTMLOListElement | null>;
  at: number;
  onHold: (key: string, hold: Hold | null) => void;
}) {
  const { id, list, at, onHold } = props;
  const sorted = useSortable({ id });
  const { setNodeRef, listeners, attributes, setActivatorNodeRef, isDragging, isOver, activeIndex } = sorted;
  const [element, setElement] = useState<HTMLElement | null>(null);
  // The list has its new order by now.
  useLayoutEffect(() => {
    const there = list.current?.children[at];
    setElement(there instanceof HTMLElement ? there : null);
  }, [list, at]);
  useLayoutEffect(() => setNodeRef(element), [element, setNodeRef]);
  useLayoutEffect(() => {
    onHold(id, { listeners, attributes, setActivatorNodeRef });
    return () => onHold(id, null);
  }, [id, onHold, listeners, attributes, setActivatorNodeRef]);
  const side = at < activeIndex ? 'before' : 'after';
  useLayoutEffect(() => {
    if (!element) return;
    element.toggleAttribute('data-dragged', isDragging);
    if (isOver && !isDragging) element.dataset.over = side;
    return () => {
      delete element.dataset.over;
      element.removeAttribute('data-dragged');
    };
  }, [element, isDragging, isOver, side]);
  return null;
}
