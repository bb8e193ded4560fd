import { READER_PREFIX, SESSION_COOKIE } from '@toile/contracts';
import { readEnvironment } from '../environment';

const HANDLE = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=${READER_PREFIX.replace('.', '\\.')}`);

/**
 * Who is asked for what a reader with these cookies may know: the api, or, about somebody of whom there is only the front
 * door's handle, the front door. @throws when there is a handle and no such front door
 */
export function askedAbout(cookie: string | undefined): string {
  const { apiUrl, readersUrl } = readEnvironment();
  if (!cookie || !HANDLE.test(cookie)) return apiUrl;
  if (!readersUrl) throw new Error('a reader has a handle, but no front door gave it');
  return readersUrl;
}
