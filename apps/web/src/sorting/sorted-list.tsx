'use client';
import { type ReactNode, useEffect, useState } from 'react';
import type { DragField } from './drag-field';

/** What can be put in order: known by its key, lifted as its picture. */
export interface Sorted {
  key: string;
  filename: string;
  width: number;
  height: number;
}

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
}

/** A list of pictures in an order that its owner makes. `isStill` while there is something else to do with them. */
export function SortedList<Item extends Sorted>(props: SortedListProps<Item> & { isStill?: boolean }) {
  const { isStill = false, ...list } = props;
  const Field = useDragField();
  if (Field && !isStill) return <Field {...list} />;
  return (
    <ol className={list.className} aria-label={list.label}>
      {list.items.map((item, index) => (
        <li key={item.key} {...list.attributes(item)}>
          {list.tile(item, index)}
        </li>
      ))}
    </ol>
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
