import { queryOptions } from '@tanstack/react-query';
import type { Problem } from '@toile/contracts';
import { ApiError } from './api-error';
import { type AnswerOf, type ArgumentsOf, addressOf, type PathWith } from './operations';

const TIMEOUT_MS = 8_000;

/** A query of what an operation of the api answers this reader, from their own page. */
export const asked = <P extends PathWith<'get'>>(path: P, given: ArgumentsOf<'get', P>) =>
  queryOptions({
    queryKey: [path, given] as const,
    queryFn: ({ signal }) => readJson<AnswerOf<'get', P>>(addressOf(path, given as object), signal),
  });

/** The same asked once, by what is no component. @throws ApiError */
export const readNow = <P extends PathWith<'get'>>(path: P, given: ArgumentsOf<'get', P>) =>
  readJson<AnswerOf<'get', P>>(addressOf(path, given as object));

/** Reads JSON as this reader. @throws ApiError, or why `ended` was aborted */
export async function readJson<T>(address: string, ended?: AbortSignal): Promise<T> {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: ended ? AbortSignal.any([ended, late]) : late,
    });
    if (!response.ok) {
      const problem = (await response.json().catch(() => null)) as Problem | null;
      throw new ApiError(response.status, problem, address);
    }
    return response.status === 204 ? (null as T) : ((await response.json()) as T);
  } catch (error) {
    if (ended?.aborted || error instanceof ApiError) throw error;
    throw new ApiError(0, null, address);
  }
}
