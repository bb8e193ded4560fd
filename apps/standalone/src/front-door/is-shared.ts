import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_COOKIE } from '@toile/contracts';

/** Pages that are one reader's by nature, or differ from moment to moment. */
const NEVER = /^\/\w\w\/(auth|user|newsletter|moodboards|data|live|operations|premium-memberships)(\/|$)/;

/** Whether readers may share this page: a document, and none that is somebody's own. */
export function isShared(method: string, url: string, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false;
  if (headers.rsc !== undefined || headers['next-url'] !== undefined || /[?&]_rsc=/.test(url)) return false;
  return !NEVER.test(url);
}

const SESSION = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;\\s]+)`);

/** The session of a request's cookies; a visitor has none. */
export const sessionOf = (headers: IncomingHttpHeaders): string | null =>
  SESSION.exec(headers.cookie ?? '')?.[1] ?? null;
