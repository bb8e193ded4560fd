'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Shape } from '../../../api/operations';

/** One drawing of the page for looks that come out at nearly the same time. */
const TOGETHER_MS = 300;

/** Draws the page anew when a look has come out, and says so. The browser itself connects again when it was cut off. */
export function Arrivals(props: { show: string; last: number; words: { out: string } }) {
  const { show, last, words } = props;
  const router = useRouter();
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection a show; the stream itself knows how far it is.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const source = new EventSource(`/api/live/${encodeURIComponent(show)}/looks?after=${last}`);
    source.addEventListener('look', ({ data }) => {
      const { position } = JSON.parse(data) as Shape<'LookSummaryDto'>;
      setSaid(words.out.replace('{position}', String(position)));
      clearTimeout(timer);
      timer = setTimeout(() => router.refresh(), TOGETHER_MS);
    });
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [show, router]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
