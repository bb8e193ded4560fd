import { redirect } from 'next/navigation';
import { ApiError } from '../api/api-error';
import type { Shape } from '../api/operations';
import { type ListingFilters, queryOf } from './filters';
import { inWords } from './in-words';

const MOST_TRIES = 3;

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
  let wanted = filters;
  // The api names what it cannot read first, then what it does not know.
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await orRefused(ask(wanted));
    if (!Array.isArray(answer)) {
      if (wanted === filters) return answer;
      // What nobody understands gives way to what was chosen before.
      if (answer.understood?.unknown.length !== 0) return null;
      redirect(listing + queryOf(wanted));
    }
    const read = inWords(wanted, answer);
    if (!read) return null;
    wanted = read;
  }
  return null;
}

/** The answer, or the parameters that were refused. */
async function orRefused<T extends Answer>(answer: Promise<T>): Promise<T | string[]> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 404)) throw error;
    return error.problem?.violations?.map(({ propertyPath }) => propertyPath) ?? [];
  }
}
