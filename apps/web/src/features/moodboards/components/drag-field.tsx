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
import { type ReactNode, useState } from 'react';
import { Picture } from '../../../pictures/picture';
import type { DeskItem } from '../lib/desk-item';
import styles from './board.module.css';

type Tile = (item: DeskItem, index: number) => ReactNode;

/**
 * The pictures of a board, to be dragged by mouse, or by a finger that rests. They stay where they are until one is
 * dropped: a line shows where, so that nothing moves away from under the hand. Keys use the arrows of each picture.
 */
export function DragField(props: {
  items: DeskItem[];
  tile: Tile;
  onPlace: (key: string, at: number) => void;
}) {
  const { items, tile, onPlace } = props;
  const [dragged, setDragged] = useState<DeskItem | null>(null);
  const sensors = useSensors(
    // Far enough that a click on a link stays one.
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const from = dragged ? items.indexOf(dragged) : -1;
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const to = items.findIndex(({ key }) => key === over?.id);
    if (to >= 0) onPlace(String(active.id), to);
  };
  return (
    <DndContext
      id="board"
      sensors={sensors}
      collisionDetection={closestCenter}
      // What screen readers need is said by the arrows.
      accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: SILENT }}
      onDragStart={({ active }) => setDragged(items.find(({ key }) => key === active.id) ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={onDragEnd}
    >
      <ol className={styles.items} data-sorts data-dragging={dragged ? true : undefined}>
        {items.map((item, index) => (
          <Slot key={item.key} item={item} side={index < from ? 'before' : 'after'}>
            {tile(item, index)}
          </Slot>
        ))}
      </ol>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={styles.lifted}>
            <Picture
              filename={dragged.filename}
              alt=""
              sizes="12rem"
              width={dragged.width}
              height={dragged.height}
            />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const nothing = () => undefined;
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

function Slot({ item, side, children }: { item: DeskItem; side: 'before' | 'after'; children: ReactNode }) {
  const { setNodeRef: place, isOver } = useDroppable({ id: item.key });
  const { setNodeRef: hold, listeners, isDragging } = useDraggable({ id: item.key });
  return (
    <li
      ref={(element) => {
        place(element);
        hold(element);
      }}
      {...listeners}
      data-photo={item.slug}
      data-dragged={isDragging || undefined}
      data-over={isOver && !isDragging ? side : undefined}
      // The browser's own dragging of links and pictures would take over.
      onDragStart={(event) => event.preventDefault()}
    >
      {children}
    </li>
  );
}
