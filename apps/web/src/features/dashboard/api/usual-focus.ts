import type { Locale } from '@toile/contracts';
import { ask } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import type { FocusKind } from '../lib/focus';

const LEADERS = { trend: 'theme', brand: 'top20' } as const;

/** What a page without a focus opens with: the usual season, or what leads on the overview; empty where nothing does. */
export async function usualFocus(kind: FocusKind, season: string, locale: Locale): Promise<string> {
  if (kind === 'season') return season;
  const leaders = await orNothing(
    ask('/api/dashboard/graphs/{graph}/home', { path: { graph: LEADERS[kind] } }, locale),
  );
  const [leader] = leaders?.rows ?? [];
  if (leader?.tag_name || kind === 'trend') return leader?.tag_name ?? '';
  // Brands lead by what is viewed: before anybody has viewed anything there are brands all the same.
  return (await orNothing(ask('/api/designers', {}, locale)))?.results[0]?.slug ?? '';
}
