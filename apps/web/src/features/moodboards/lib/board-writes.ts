import { MOODBOARD_ITEMS } from '@toile/contracts';
import { ApiError } from '../../../api/api-error';
import { readNow } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { writeNow } from '../../../api/write';
import type { BoardRow } from './board-items';
import { mergedOrder } from './order';
import { withHeadings } from './sections';

const STALE = new Set([409, 422]);
const ATTEMPTS = 4;

export interface Reordered {
  /** What the board's order is now. */
  order: string[];
  version: number;
  /** Whether the board had changed since the reader saw it. */
  isMerged: boolean;
}

/**
 * Saves an order; one that comes too late is merged with what the board has become, and saved again.
 * @throws ApiError
 */
export async function saveOrder(board: string, wanted: string[], version: number): Promise<Reordered> {
  let [order, seen, isMerged] = [wanted, version, false];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { moodboard } = await writeNow('post', '/moodboards/reorder/{slug}', {
        path: { slug: board },
        body: { order, version: seen },
      });
      return { order, version: moodboard.version, isMerged };
    } catch (error) {
      const isStale = error instanceof ApiError && STALE.has(error.status) && attempt < ATTEMPTS;
      const now = isStale ? await boardNow(board) : null;
      if (!now) throw error;
      order = mergedOrder(
        order,
        withHeadings(now.results.map(keyed), now.moodboard.sections).map(({ key }) => key),
      );
      [seen, isMerged] = [now.version, true];
    }
  }
}

const keyed = ({ type, slug, section }: Pick<BoardRow, 'type' | 'slug' | 'section'>) => ({
  key: `${type}:${slug}`,
  section,
});

/** The whole board as it is; null when it cannot be had. */
export async function boardNow(board: string): Promise<Shape<'MoodboardPageDto'> | null> {
  const asked = { path: { slug: board }, query: { page_size: MOODBOARD_ITEMS } };
  return readNow('/moodboards/{slug}/more', asked).catch(() => null);
}
