'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { watchStream } from '../lib/watch-stream';
import { ReaderCounts, type ReaderWords } from './reader-counts';
import styles from './room.module.css';

/** One drawing of the page for looks that come out at nearly the same time. */
const TOGETHER_MS = 300;

export type RoomWords = ReaderWords & Record<'out' | 'on' | 'lost' | 'back', string>;

/** Draws the page anew when a look has come out, tells what readers do, and how the connection stands. */
export function RoomBar(props: {
  show: string;
  /** Which looks the page shows, as `seenText` writes it. */
  seen: string;
  locale: string;
  words: RoomWords;
}) {
  const { show, seen, locale, words } = props;
  const router = useRouter();
  const [said, setSaid] = useState('');
  const [connection, setConnection] = useState<'on' | 'lost' | 'back'>('on');
  const [readers, setReaders] = useState<Pick<Shape<'PulseDto'>, 'saves' | 'searches'> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection a show; the stream itself knows how far it is.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const of = `/api/live/${encodeURIComponent(show)}`;
    const ends = [
      watchStream({
        address: (last) => `${of}/looks?after=${last ?? seen}`,
        on: {
          look: (data) => {
            const { position } = JSON.parse(data) as Shape<'LookSummaryDto'>;
            setSaid(filled(words.out, { position }));
            clearTimeout(timer);
            timer = setTimeout(() => router.refresh(), TOGETHER_MS);
          },
        },
        onConnection: (isUp) => setConnection(isUp ? 'back' : 'lost'),
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
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.connection} data-connection={connection}>
        {words[connection]}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ReaderCounts readers={readers} locale={locale} words={words} />
    </div>
  );
}
