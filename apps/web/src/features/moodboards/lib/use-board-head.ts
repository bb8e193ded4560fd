'use client';
import { useQuery } from '@tanstack/react-query';
import { asked } from '../../../api/asked';

/** How often others' changes are looked for while the page is on the screen. */
const EVERY_MS = 4_000;

/** A board without its pictures, as it is now: asked again and again where others are on it, else when the reader comes back. */
export function useBoardHead(board: string, isShared: boolean) {
  return useQuery({
    ...asked('/moodboards/{slug}/more', { path: { slug: board }, query: { page_size: 1 } }),
    refetchInterval: isShared && EVERY_MS,
    refetchOnWindowFocus: 'always',
    // The page was drawn with what was known a moment ago.
    refetchOnMount: isShared,
  });
}
