'use client';
import { useQuery } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Shape } from '../../../api/operations';
import type { CardMessages } from '../../../catalogue/card-words';
import grid from '../../../design/look-grid.module.css';
import { filled } from '../../../i18n/filled';
import { cardsIn } from '../../../listing/listing-queries';
import { seenText } from '../lib/seen-text';
import { watchStream } from '../lib/watch-stream';
import arriving from './arrivals.module.css';
import { ReaderCounts, type ReaderWords } from './reader-counts';
import styles from './room.module.css';

type Look = Shape<'LookSummaryDto'>;

/** One drawing of the rest of the page, which counts anew, for looks that come out in this time. */
const TOGETHER_MS = 1_000;

export type RoomWords = ReaderWords & Record<'out' | 'on' | 'lost' | 'back', string>;

/**
 * A show that is on: its looks, the newest first, each drawn here at once when it comes out; what readers do, and how the
 * connection stands. The rest of the page is drawn anew by the server a moment later.
 */
export function RoomBar(props: {
  show: string;
  /** That the server has drawn, the newest first. */
  looks: readonly { slug: string; position: number; card: ReactNode }[];
  board: string;
  locale: Locale;
  words: RoomWords;
  messages: CardMessages;
}) {
  const { show, looks, board, locale, words } = props;
  const router = useRouter();
  const { data: cards } = useQuery(cardsIn(locale, props.messages));
  const [arrived, setArrived] = useState<readonly Look[]>([]);
  const isCorrected = useRef(false);
  const inNextDrawing = useRef(new Set<string>());
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [connection, setConnection] = useState<'on' | 'lost' | 'back'>('on');
  const [readers, setReaders] = useState<Pick<Shape<'PulseDto'>, 'saves' | 'searches'> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection a show; the stream itself knows how far it is.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const of = `/api/live/${encodeURIComponent(show)}`;
    const seen = seenText(looks.map(({ position }) => position));
    const came = new Set<string>();
    const drawAnew = () => {
      timer = undefined;
      inNextDrawing.current = new Set(came);
      router.refresh();
    };
    const ends = [
      watchStream({
        address: (last) => `${of}/looks?after=${last ?? seen}`,
        on: {
          look: (data) => {
            const look = JSON.parse(data) as Look;
            came.add(look.slug);
            setArrived((before) => [look, ...before.filter(({ slug }) => slug !== look.slug)]);
            setSaid(filled(words.out, { position: look.position }));
            timer ??= setTimeout(drawAnew, TOGETHER_MS);
          },
          change: () => {
            isCorrected.current = true;
            timer ??= setTimeout(drawAnew, TOGETHER_MS);
          },
        },
        onConnection: (isUp) => {
          setConnection(isUp ? 'back' : 'lost');
          if (isUp) askAgain(list.current);
        },
      }),
      watchStream({
        address: () => `${of}/readers`,
        on: { readers: (data) => setReaders(JSON.parse(data) as Shape<'PulseDto'>) },
        onConnection: () => undefined,
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [show, router]);
  // A look that came out and is not in what the server has drawn since was taken back.
  useEffect(() => {
    const drawn = new Set(looks.map(({ slug }) => slug));
    // After a correction the server's drawing of a look is the one that holds.
    const isOutdated = isCorrected.current;
    isCorrected.current = false;
    const isThere = ({ slug }: Look) => (drawn.has(slug) ? !isOutdated : !inNextDrawing.current.has(slug));
    setArrived((before) => (before.every(isThere) ? before : before.filter(isThere)));
  }, [looks]);

  const own = new Map(cards ? arrived.map((look) => [look.slug, cards.looks(look)]) : []);
  const drawn = new Set(looks.map(({ slug }) => slug));
  const shown = [
    ...[...own].filter(([slug]) => !drawn.has(slug)),
    // What was drawn here stays as it is: a picture that is there is not put in again.
    ...looks.map(({ slug, card }) => [slug, own.get(slug) ?? card] as const),
  ];
  return (
    <>
      <div className={styles.bar}>
        <p role="status" className={styles.connection} data-connection={connection}>
          {words[connection]}
        </p>
        <p role="status" className="visually-hidden">
          {said}
        </p>
        <ReaderCounts readers={readers} locale={locale} words={words} />
      </div>
      <div ref={list} className={`${grid.grid} ${arriving.looks}`} data-board={board}>
        {shown.map(([slug, card]) => (
          <div key={slug}>{card}</div>
        ))}
      </div>
    </>
  );
}

/** Pictures that were lost with the connection come with it: browsers never ask for one again by themselves. */
function askAgain(list: HTMLElement | null): void {
  for (const image of list?.querySelectorAll('img') ?? [])
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
}
