'use client';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { Picture } from '../pictures/picture';
import type { Sorted } from './sorted';
import styles from './sorting.module.css';

/**
 * Lets the pictures of a list be dragged by mouse, or by a finger that rests. They stay where they are until one is
 * dropped: a line shows where, so that nothing moves away from under the hand. Keys use the buttons of each picture.
 */
export function DragField<Item extends Sorted>(props: {
  /** Drawn by somebody else, an element for each item in the same order: nothing of it is drawn anew here. */
  list: RefObject<HTMLOListElement | null>;
  items: Item[];
  onPlace: (key: string, at: number) => void;
}) {
  const { list, items, onPlace } = props;
  const [dragged, setDragged] = useState<Item | null>(null);
  const sensors = useSensors(
    // Far enough that a click on a link stays one.
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    // Long enough that a finger that goes on scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const from = dragged ? items.findIndex(({ key }) => key === dragged.key) : -1;
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const to = items.findIndex(({ key }) => key === over?.id);
    if (to >= 0) onPlace(String(active.id), to);
  };
  useLayoutEffect(() => {
    list.current?.toggleAttribute('data-dragging', dragged !== null);
  }, [list, dragged]);
  return (
    <DndContext
      id="sorting"
      sensors={sensors}
      collisionDetection={closestCenter}
      // What screen readers need is said by the buttons.
      accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: SILENT }}
      onDragStart={({ active }) => {
        setDragged(items.find(({ key }) => key === active.id) ?? null);
        // A finger that covers the picture feels that it is lifted, where telephones can say so.
        if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(10);
      }}
      onDragCancel={() => setDragged(null)}
      onDragEnd={onDragEnd}
    >
      {items.map(({ key }, index) => (
        <Slot key={key} id={key} list={list} at={index} side={index < from ? 'before' : 'after'} />
      ))}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={styles.lifted}>
            <Picture {...dragged} alt="" sizes="12rem" />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const nothing = () => undefined;
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

/** Where a hand wants to write, choose or press rather than to drag. */
const OWN_USE = 'input, textarea, select, button, label, form';
const isForDragging = ({ target }: Event) => !(target instanceof Element && target.closest(OWN_USE) !== null);
/** What the sensors listen to, by the names React has for it. */
const LIFTS = { mousedown: 'onMouseDown', touchstart: 'onTouchStart' } as const;

/** Makes an element of the list one that can be lifted, and dropped on. */
function Slot(props: {
  id: string;
  list: RefObject<HTMLOListElement | null>;
  at: number;
  side: 'before' | 'after';
}) {
  const { id, list, at, side } = props;
  const { setNodeRef: place, isOver } = useDroppable({ id });
  const { setNodeRef: hold, listeners, isDragging } = useDraggable({ id });
  const [element, setElement] = useState<HTMLElement | null>(null);
  // The list has its new order by now.
  useLayoutEffect(() => {
    const there = list.current?.children[at];
    setElement(there instanceof HTMLElement ? there : null);
  }, [list, at]);
  useLayoutEffect(() => {
    place(element);
    hold(element);
  }, [element, place, hold]);
  useEffect(() => {
    if (!element) return;
    const ending = new AbortController();
    const { signal } = ending;
    for (const [type, name] of Object.entries(LIFTS))
      element.addEventListener(
        type,
        (event) => {
          // Sensors look at nothing but the browser's own event.
          if (isForDragging(event)) listeners?.[name]?.({ nativeEvent: event });
        },
        { passive: true, signal },
      );
    // The browser's own dragging of links and pictures would take over.
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => ending.abort();
  }, [element, listeners]);
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
