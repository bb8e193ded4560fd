import { redirect } from 'next/navigation';
import { ApiError } from '../api/api-error';
import type { Shape } from '../api/operations';
import { type ListingFilters, queryOf } from './filters';
import { inWords, type Refused, wordsOf } from './in-words';

const MOST_TRIES = 3;

interface Answer {
  understood?: Pick<Shape<'UnderstoodDto'>, 'unknown'> | undefined;
}

/**
 * A page of a listing; null where the api does not understand the filters. Of an address that somebody typed ("colours=rouge",
 * "city=Milano") it refuses values: those are read as words, and the reader is sent to where they are words.
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
      // Of what nobody understands, with nothing beside it, the page has no more to say.
      if (answer.understood?.unknown.length !== 0 && !wordsOf({ ...wanted, search: '' })) return null;
      redirect(listing + queryOf(wanted));
    }
    const read = inWords(wanted, answer);
    if (!read) return null;
    wanted = read;
  }
  return null;
}

/** The answer, or the values that were refused. */
async function orRefused<T extends Answer>(answer: Promise<T>): Promise<T | Refused[]> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 404)) throw error;
    return error.problem?.violations ?? [];
  }
}
