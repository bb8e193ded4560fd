import { MOODBOARD_ITEMS } from '@toile/contracts';
import { readNow } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { send } from '../../../api/send';
import type { Written } from '../../../api/write';
import { mergedOrder } from './order';

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
    const { status, body, problem } = await send('post', '/moodboards/reorder/{slug}', {
      path: { slug: board },
      body: { order, version: seen },
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
export async function boardNow(board: string): Promise<Shape<'MoodboardPageDto'> | null> {
  const asked = { path: { slug: board }, query: { page_size: MOODBOARD_ITEMS } };
  return readNow('/moodboards/{slug}/more', asked).catch(() => null);
}
