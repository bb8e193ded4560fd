'use client';
import { useQuery } from '@tanstack/react-query';
import { filled } from '../../../i18n/filled';
import { figureQuery } from '../api/figure-query';
import { useBoard } from '../board/board';
import { shareText } from '../lib/figure-text';

const FILTERS = ['type', 'city', 'season', 'window', 'as_of'] as const;
const LONG_MS = 600_000;
/** Takes the room of the answer until it is there, so that nothing below moves. */
const TYPICAL = 88.8;

/** How much of what visitors did is of those who agreed to be recognised: the rest is in no number of visitors. One answer for all figures of a scope. */
export function ConsentCoverage({ filters }: { filters: Record<string, string> }) {
  const { words, locale } = useBoard();
  const query = new URLSearchParams(
    FILTERS.flatMap((name) => (filters[name] ? [[name, filters[name]] as [string, string]] : [])),
  );
  const { data, isPending } = useQuery({
    ...figureQuery(`/api/dashboard/graphs/consent-share?${query}`),
    staleTime: LONG_MS,
    retry: false,
  });
  const value = isPending ? TYPICAL : (data?.figure.rows[0]?.value ?? null);
  if (value === null) return null;
  return (
    <span style={isPending ? { visibility: 'hidden' } : undefined}>
      {filled(words.consent, { value: shareText(value, locale) })}
    </span>
  );
}
