'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DragField } from './drag-field';
import type { Sorted } from './sorted';
import styles from './sorting.module.css';

export interface SortedListProps<Item extends Sorted> {
  items: Item[];
  /** What stands in an item's place; its buttons move it too. */
  tile: (item: Item, index: number) => ReactNode;
  /** Puts an item at a place that counts from 0. */
  onPlace: (key: string, at: number) => void;
  /** Of the list item around a tile. */
  attributes: (item: Item) => {
    id?: string;
    className?: string | undefined;
    [data: `data-${string}`]: unknown;
  };
  className: string | undefined;
  label?: string;
  /** While there is something else to do with the pictures than to drag them. */
  isStill?: boolean;
}

/**
 * A list of pictures in an order that its owner makes. Dragging is laid over it when its code arrives: the list itself
 * stays as it was, with whoever is in it by then ("keeps who is in a list while dragging arrives").
 */
export function SortedList<Item extends Sorted>(props: SortedListProps<Item>) {
  const { items, tile, className = '', onPlace } = props;
  const list = useRef<HTMLOListElement>(null);
  const Field = useDragField();
  const canDrag = Field !== null && !props.isStill;
  return (
    <>
      <ol
        ref={list}
        className={canDrag ? `${className} ${styles.list}` : className}
        aria-label={props.label}
        data-sortable={canDrag ? '' : undefined}
      >
        {items.map((item, index) => (
          <li key={item.key} {...props.attributes(item)}>
            {tile(item, index)}
          </li>
        ))}
      </ol>
      {canDrag && <Field list={list} items={items} onPlace={onPlace} />}
    </>
  );
}

/** Dragging comes after the page, which can be read and used without it. */
function useDragField(): typeof DragField | null {
  const [Field, setField] = useState<typeof DragField | null>(null);
  useEffect(() => {
    void import('./drag-field').then(({ DragField }) => setField(() => DragField));
  }, []);
  return Field;
}
