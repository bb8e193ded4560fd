'use client';
import { useQueries } from '@tanstack/react-query';
import { useRef } from 'react';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import type { PictureHints } from '../lib/tag-hints';

const AT_ONCE = 6;

/**
 * What pictures of looks say, asked for the looks around and the next ones ahead, so that no key waits for it. What comes late for a
 * look whose tags were begun is left out of it: suggestions do not move under a hand.
 */
export function usePictureHints(show: string, looks: readonly { slug: string }[], at: number) {
  const here = Math.floor(at / AT_ONCE);
  const batches = [here, here + 1]
    .map((batch) => looks.slice(batch * AT_ONCE, (batch + 1) * AT_ONCE).map(({ slug }) => slug))
    .filter(({ length }) => length > 0);
  const answers = useQueries({
    queries: batches.map((slugs) => ({
      ...asked('/api/newsroom/tagging/shows/{slug}/looks', {
        path: { slug: show },
        query: { looks: slugs.join(',') },
      }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const begun = useRef<{ look: string; hints: PictureHints | undefined } | null>(null);
  const current = looks[at]?.slug ?? '';
  const found = answers
    .flatMap(({ data }): Shape<'HintsOfLookDto'>[] => data?.results ?? [])
    .find(({ look }) => look === current);
  if (begun.current && begun.current.look !== current) begun.current = null;
  return {
    hints: begun.current ? begun.current.hints : found,
    hasBegun: begun.current !== null,
    hasFailed: answers.some(({ data }) => data?.model === 'failed'),
    /** The look's tags are being changed. */
    begin: () => {
      begun.current ??= { look: current, hints: found };
    },
  };
}
