import { LOCALES } from '@toile/contracts';
import { type NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { readEnvironment } from './environment';
import { routing } from './i18n/routing';
import { isSectionPath, MISSING, questionFor } from './missing-pages';

/** A page asked without its language goes (307) to the negotiated one: cookie, then `Accept-Language`, then English. */
const toLanguage = createMiddleware(routing);

const TIMEOUT_MS = 5_000;

export default async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const locale = pathname.split('/', 2)[1];
  if (!LOCALES.some((known) => known === locale)) return toLanguage(request);
  if (isReadable(pathname) && (await isThere(pathname.slice(3) || '/'))) return toLanguage(request);
  const missing = new URL(`/${locale}/${MISSING}`, request.url);
  const headers = new Headers(request.headers);
  headers.set('x-next-intl-locale', locale ?? routing.defaultLocale);
  return NextResponse.rewrite(missing, { status: 404, request: { headers } });
}

/** Percent-encoding that cannot be decoded names nothing. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** An api that does not answer says nothing about the page: the page itself will say what went wrong. */
async function isThere(path: string): Promise<boolean> {
  if (!isSectionPath(path)) return false;
  const question = questionFor(path);
  if (question === null) return true;
  const answer = await fetch(readEnvironment().apiUrl + question, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!answer?.ok) return answer?.status !== 404;
  const { total_count } = (await answer.json()) as { total_count?: number };
  return total_count !== 0;
}

export const config = {
  // Not what the front door sends elsewhere, Next's own files, and the files of `public`.
  matcher: ['/((?!api/|cdn/|_next/|[^/]*\\.[a-z0-9]+$).*)'],
};
