'use client';
import { type ComponentProps, type ComponentType, useState } from 'react';
import type { BoardThing } from '../lib/board-item';
import { startPresentation } from '../stores/presentation-store';
import type { BoardShow, ShowWords } from './board-show';

type ShowComponent = ComponentType<ComponentProps<typeof BoardShow>>;

/** Opens the presentation, whose code comes when it is asked for. */
export function PresentButton(props: {
  name: string;
  items: BoardThing[];
  words: ShowWords;
  className?: string | undefined;
}) {
  const [Show, setShow] = useState<ShowComponent | null>(null);
  const open = async () => {
    const { BoardShow } = await import('./board-show');
    startPresentation(props.items.length);
    setShow(() => BoardShow);
  };
  return (
    <>
      <button type="button" className={props.className} onClick={open}>
        {props.words.open}
      </button>
      {Show && (
        <Show name={props.name} items={props.items} words={props.words} onClose={() => setShow(null)} />
      )}
    </>
  );
}
