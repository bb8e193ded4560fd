import type { MoodboardChange, MoodboardPage } from '@toile/contracts';
import { MOODBOARD_ITEMS } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { type Written, write } from '../../../forms/write';
import { mergedOrder } from './order';

export const BOARDS = pathOf('moodboard_index', {});
const STALE = new Set([409, 422]);
const ATTEMPTS = 4;

export interface Reordered {
  /** What the board's order is now; null when it could not be saved. */
  order: string[] | null;
  version: number;
  /** Whether the board had changed since the reader saw it. */
  isMerged: boolean;
  problem: Written<unknown>['problem'];
}

/** Saves an order; one that comes too late is merged with what the board has become, and saved again. */
export async function saveOrder(board: string, wanted: string[], version: number): Promise<Reordered> {
  let [order, seen, isMerged] = [wanted, version, false];
  for (let attempt = 1; ; attempt += 1) {
    const { status, body, problem } = await write<MoodboardChange>('POST', `${BOARDS}/reorder/${board}`, {
      order,
      version: seen,
    });
    if (body) return { order, version: body.moodboard.version, isMerged, problem: null };
    const now = STALE.has(status) && attempt < ATTEMPTS ? await boardNow(board) : null;
    if (!now) return { order: null, version: seen, isMerged, problem };
    order = mergedOrder(
      order,
      now.results.map(({ type, slug }) => `${type}:${slug}`),
    );
    [seen, isMerged] = [now.version, true];
  }
}

/** The whole board as it is; null when it cannot be had. */
export async function boardNow(board: string): Promise<MoodboardPage | null> {
  const path = `${pathOf('moodboard_more', { slug: board })}?page_size=${MOODBOARD_ITEMS}`;
  const response = await fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store' }).catch(
    () => null,
  );
  return response?.ok ? ((await response.json()) as MoodboardPage) : null;
}
