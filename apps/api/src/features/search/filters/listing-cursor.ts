import { LISTING_PAGE_SIZE } from '@toile/contracts';
import { DomainError, ValidationError } from '@toile/platform';

/** How far a list may have moved between two pages, by what came before or went: everything within is read to find the place again. */
const BACK = 200;
const AHEAD = 400;
const REMEMBERED = 3;
const MOST_OFFSET = 240_000;

/** Where a page of a list begins, and by which page that is judged: a page that reaches into a locked one is locked. */
export interface Place {
  offset: number;
  page: number;
}

export const placeOfPage = (page: number): Place => ({ offset: (page - 1) * LISTING_PAGE_SIZE, page });

const placeAt = (offset: number): Place => ({
  offset,
  page: Math.ceil((offset + LISTING_PAGE_SIZE) / LISTING_PAGE_SIZE),
});

/** What follows these: the offset it has now, and the last slugs before it, the very last first. */
export function cursorAfter(offset: number, slugs: readonly string[]): string {
  const last = slugs.slice(-REMEMBERED).reverse();
  return Buffer.from(JSON.stringify([offset, ...last])).toString('base64url');
}

/**
 * Where a cursor leads today: behind the last row that was read, wherever that stands now.
 * @throws ValidationError for what is no cursor, DomainError cursor/expired where none of the rows before it is found any more
 */
export async function placeOfCursor(
  cursor: string,
  read: (range: { offset: number; limit: number }) => Promise<{ total: number; slugs: string[] }>,
): Promise<Place> {
  const { offset, last } = readCursor(cursor);
  const from = Math.max(0, offset - BACK);
  const { total, slugs } = await read({ offset: from, limit: offset - from + AHEAD });
  if (total === 0) return placeAt(0);
  for (const slug of last) {
    const at = slugs.indexOf(slug);
    if (at >= 0) return placeAt(from + at + 1);
  }
  throw new DomainError('cursor/expired', 'The list has changed too much since. Begin it anew.');
}

function readCursor(cursor: string): { offset: number; last: string[] } {
  try {
    const [offset, ...last] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const isWhole = Number.isInteger(offset) && Number(offset) >= 0 && Number(offset) <= MOST_OFFSET;
    if (
      isWhole &&
      last.length > 0 &&
      last.length <= REMEMBERED &&
      last.every((one) => typeof one === 'string')
    )
      return { offset: Number(offset), last: last as string[] };
  } catch {
    // Said below.
  }
  throw new ValidationError([
    { propertyPath: 'cursor', message: 'cursor is the `next` of an answer', code: 'invalid_value' },
  ]);
}
