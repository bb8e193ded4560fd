'use client';
import {
  type ComponentProps,
  isValidElement,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { filled } from '../i18n/filled';
import type { DragField, Hold } from './drag-field';
import type { Sorted } from './sorted';
import styles from './sorting.module.css';
import type { SortingWords } from './sorting-words';

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
  words: SortingWords;
  label?: string;
  /** While there is something else to do with the pictures than to drag them. */
  isStill?: boolean;
}

/**
 * A list of pictures in an order that its owner makes. Dragging is laid over it when its code arrives: the list itself
 * stays as it was, with whoever is in it by then ("keeps who is in a list while dragging arrives").
 */
export function SortedList<Item extends Sorted>(props: SortedListProps<Item>) {
  const { items, tile, className = '', words, onPlace } = props;
  const list = useRef<HTMLOListElement>(null);
  const Field = useDragField();
  // What was pressed answers first; hundreds of grips that come or go follow.
  const isStill = useDeferredValue(props.isStill);
  const canDrag = Field !== null && !isStill;
  // The list answers the hand at once; what makes each of its pictures one to be dragged follows.
  const draggable = useDeferredValue(items);
  const latest = useRef(onPlace);
  useLayoutEffect(() => {
    latest.current = onPlace;
  });
  const place = useCallback((key: string, at: number) => latest.current(key, at), []);
  // One map: hundreds of pictures tell it one after the other, and are drawn once.
  const holds = useRef(new Map<string, Hold>());
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const onHold = useCallback((key: string, hold: Hold | null) => {
    if (hold) holds.current.set(key, hold);
    else holds.current.delete(key);
    draw();
  }, []);
  return (
    <>
      <ol
        ref={list}
        className={canDrag ? `${className} ${styles.list}` : className}
        aria-label={props.label}
        data-sortable={canDrag ? '' : undefined}
      >
        {items.map((item, index) => (
          <Row
            key={item.key}
            attributes={props.attributes(item)}
            hold={holds.current.get(item.key)}
            grip={filled(words.grip, { name: item.title })}
            tile={tile(item, index)}
          />
        ))}
      </ol>
      {canDrag && <Field list={list} items={draggable} words={words} onHold={onHold} onPlace={place} />}
    </>
  );
}

interface RowProps {
  attributes: ComponentProps<'li'>;
  hold: Hold | undefined;
  grip: string;
  tile: ReactNode;
}

/** Is drawn again when something of it has changed: each change of a list of hundreds draws the list. */
const Row = memo(
  ({ attributes, hold, grip, tile }: RowProps) => (
    <li {...attributes} {...hold?.listeners}>
      {tile}
      <Grip hold={hold} label={grip} />
    </li>
  ),
  (before, after) =>
    before.hold === after.hold &&
    before.grip === after.grip &&
    isSame(before.attributes, after.attributes) &&
    isSameElement(before.tile, after.tile),
);

const isSame = (a: object, b: object) => {
  const keys = Object.keys(b);
  return (
    Object.keys(a).length === keys.length &&
    keys.every((key) => Object.is(Reflect.get(a, key), Reflect.get(b, key)))
  );
};

/** Whether drawing `b` would draw what `a` has drawn. */
const isSameElement = (a: ReactNode, b: ReactNode) =>
  isValidElement<object>(a) && isValidElement<object>(b)
    ? a.type === b.type && a.key === b.key && isSame(a.props, b.props)
    : a === b;

/** What the keys hold a picture by; it shows itself to them, and to a mouse that is near. */
const Grip = memo(function Grip({ hold, label }: { hold: Hold | undefined; label: string }) {
  if (!hold) return null;
  const { role: _, ...attributes } = hold.attributes;
  return (
    <button
      {...attributes}
      ref={hold.setActivatorNodeRef}
      type="button"
      className={styles.grip}
      data-grip=""
      aria-label={label}
      title={label}
    >
      ⠿
    </button>
  );
});

/** Dragging comes after the page, which can be read and used without it. */
function useDragField(): typeof DragField | null {
  const [Field, setField] = useState<typeof DragField | null>(null);
  useEffect(() => {
    void import('./drag-field').then(({ DragField }) => setField(() => DragField));
  }, []);
  return Field;
}
