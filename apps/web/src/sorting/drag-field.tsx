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
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Picture } from '../pictures/picture';
import type { Sorted, SortedListProps } from './sorted-list';
import styles from './sorting.module.css';

/**
 * Pictures to be dragged by mouse, or by a finger that rests. They stay where they are until one is dropped: a line
 * shows where, so that nothing moves away from under the hand. Keys use the buttons of each picture.
 */
export function DragField<Item extends Sorted>(props: SortedListProps<Item>) {
  const { items, tile, onPlace } = props;
  const [dragged, setDragged] = useState<Item | null>(null);
  const sensors = useSensors(
    // Far enough that a click on a link stays one.
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const from = dragged ? items.findIndex(({ key }) => key === dragged.key) : -1;
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const to = items.findIndex(({ key }) => key === over?.id);
    if (to >= 0) onPlace(String(active.id), to);
  };
  return (
    <DndContext
      id="sorting"
      sensors={sensors}
      collisionDetection={closestCenter}
      // What screen readers need is said by the buttons.
      accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: SILENT }}
      onDragStart={({ active }) => setDragged(items.find(({ key }) => key === active.id) ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={onDragEnd}
    >
      <ol
        className={`${props.className ?? ''} ${styles.list}`}
        aria-label={props.label}
        data-sortable=""
        data-dragging={dragged ? true : undefined}
      >
        {items.map((item, index) => (
          <Slot
            key={item.key}
            id={item.key}
            side={index < from ? 'before' : 'after'}
            attributes={props.attributes(item)}
          >
            {tile(item, index)}
          </Slot>
        ))}
      </ol>
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
const isForDragging = ({ target }: SyntheticEvent) =>
  !(target instanceof Element && target.closest(OWN_USE) !== null);

function Slot(props: {
  id: string;
  side: 'before' | 'after';
  attributes: ReturnType<SortedListProps<Sorted>['attributes']>;
  children: ReactNode;
}) {
  const { setNodeRef: place, isOver } = useDroppable({ id: props.id });
  const { setNodeRef: hold, listeners, isDragging } = useDraggable({ id: props.id });
  const lift = (name: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    if (isForDragging(event)) listeners?.[name]?.(event);
  };
  return (
    <li
      {...props.attributes}
      ref={(element) => {
        place(element);
        hold(element);
      }}
      onMouseDown={lift('onMouseDown')}
      onTouchStart={lift('onTouchStart')}
      data-dragged={isDragging || undefined}
      data-over={isOver && !isDragging ? props.side : undefined}
      // The browser's own dragging of links and pictures would take over.
      onDragStart={(event) => event.preventDefault()}
    >
      {props.children}
    </li>
  );
}
