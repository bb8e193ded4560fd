import { redirect } from 'next/navigation';
import { ApiError } from '../api/api-error';
import type { Shape } from '../api/operations';
import { type ListingFilters, queryOf } from './filters';
import { inWords } from './in-words';

interface Answer {
  understood?: Pick<Shape<'UnderstoodDto'>, 'unknown'> | undefined;
}

/**
 * A page of a listing; null where the api does not understand the filters. Of an address that somebody typed ("colours=rouge",
 * "city=Milano") it refuses the values: where it reads all of them as words, the reader is sent to where they are words.
 */
export async function orInWords<T extends Answer>(
  ask: (filters: ListingFilters) => Promise<T>,
  filters: ListingFilters,
  listing: string,
): Promise<T | null> {
  try {
    return await ask(filters);
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 404)) throw error;
    const refused = error.problem?.violations?.map(({ propertyPath }) => propertyPath) ?? [];
    const read = inWords(filters, refused);
    const unknown = read && (await ask(read).catch(() => null))?.understood?.unknown;
    // What nobody understands gives way to what was chosen before.
    if (!read || unknown?.length !== 0) return null;
    redirect(listing + queryOf(read));
  }
}
