import type { Locale, Problem } from '@toile/contracts';
import { cache } from 'react';
import { ApiError, isTransient } from './api-error';
import { readFromApi } from './read-from-api';

const TIMEOUT_MS = 10_000;

/**
 * Asks the api for JSON, on behalf of a reader of this language; `cookie` is theirs. What several parts of a page want is
 * asked once. @throws ApiError
 */
export const getJson = <T>(path: string, locale: Locale, cookie?: string): Promise<T> =>
  // Nobody's cookie is none, so that both ways of asking for what is everybody's are one.
  fetchJson(path, locale, cookie || undefined) as Promise<T>;

const fetchJson = cache(async (path: string, locale: Locale, cookie?: string) => {
  const response = await readFromApi(path, {
    headers: { accept: 'application/json', 'x-toile-locale': locale, ...(cookie ? { cookie } : {}) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new ApiError(response.status, problem, path);
  }
  // 204 says that there is nothing, which the operation's answer then allows.
  return response.status === 204 ? null : await response.json();
});

/** What the promise gives, or null when the api says there is no such thing. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** What the promise gives, or null: for a part of a page that must not take the page down. */
export async function orNothing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    console.warn('a part of a page is left out:', error instanceof Error ? error.message : error);
    return null;
  }
}

/** What the promise gives, or null where the same may succeed in a moment: for a page that then says so. */
export async function orLate<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!isTransient(error)) throw error;
    console.warn('a page says to ask again:', error instanceof Error ? error.message : error);
    return null;
  }
}
