import { redirect } from 'next/navigation';
import { ApiError } from '../api/api-error';
import { type ListingFilters, queryOf } from './filters';
import { inWords } from './in-words';

/**
 * A page of a listing; null where the api does not understand the filters. Of an address that somebody typed ("colours=rouge",
 * "city=Milano") it refuses the values: as words it reads them, so that the reader is sent to where they are words.
 */
export async function orInWords<T>(
  answer: Promise<T>,
  filters: ListingFilters,
  listing: string,
): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 404)) throw error;
    const refused = error.problem?.violations?.map(({ propertyPath }) => propertyPath) ?? [];
    const read = inWords(filters, refused);
    if (read) redirect(listing + queryOf(read));
    return null;
  }
}
