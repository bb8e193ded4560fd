import { LOCALES, pagePolicy, STRICT_TRANSPORT } from '@toile/contracts';
import { NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import type { Shape } from './api/operations';
import { readFromApi } from './api/read-from-api';
import {
  ASK_FIRST,
  asReader,
  FOR_READER,
  isEverybodys,
  OWN_ADDRESS,
  tellsByItself,
} from './everybodys-pages';
import { routing } from './i18n/routing';
import { dependsOnReader, MISSING, missingStatus, questionFor } from './missing-pages';

/** A page asked without its language goes (307) to the negotiated one: cookie, then `Accept-Language`, then English. */
const negotiated = createMiddleware(routing);

/** Only the language switch keeps a choice (`shell/first-script.ts`): following a link to another language is none. */
function toLanguage(request: NextRequest): NextResponse {
  const response = negotiated(request);
  for (const header of ['set-cookie', 'x-middleware-set-cookie']) response.headers.delete(header);
  return response;
}

/** A draft as readers will see it stands in a frame of its editor; `next.config.ts` says so, too. */
const FRAMED = /^\/[a-z]{2}\/newsroom\/words\/preview$/;

const TIMEOUT_MS = 5_000;
/** Only somebody who signs in can go on. */
const UNAUTHENTICATED = 401;

/**
 * A page that is everybody's is rendered on nobody's behalf: it never sees its reader's cookies, so it cannot say by mistake
 * what only they may know. Next reads the nonce off the request's policy and gives it to its own scripts; of a page that is kept,
 * the server that keeps it puts the hashes of these, and of no others, in the nonce's place.
 */
export default async function proxy(given: NextRequest): Promise<NextResponse> {
  const { pathname, search, searchParams } = given.nextUrl;
  // Nothing keeps pages of the development server, which evaluates what it has changed.
  const isDevelopment = process.env.NODE_ENV === 'development';
  const isShared = !isDevelopment && !given.headers.has(FOR_READER) && isEverybodys(pathname, searchParams);
  const headers = new Headers(given.headers);
  headers.delete(OWN_ADDRESS);
  const nonce = btoa(crypto.randomUUID());
  const framed = FRAMED.test(pathname) ? 'by-our-pages' : 'by-nobody';
  const policy = pagePolicy({ nonce, evaluates: isDevelopment }, framed);
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  if (isShared) {
    headers.delete('cookie');
    headers.set(OWN_ADDRESS, asReader(pathname + search));
  }
  // The web's server draws what everybody may see to its end, and asks anew for what could not be drawn.
  const isAsked = !isShared || given.method !== 'GET' || given.headers.has(ASK_FIRST);
  const response = await answer(new NextRequest(given, { headers }), isAsked);
  response.headers.set('content-security-policy', policy);
  if (given.headers.get('x-forwarded-proto')?.split(',', 1)[0] === 'https')
    response.headers.set('strict-transport-security', STRICT_TRANSPORT);
  return response;
}

async function answer(request: NextRequest, isAsked: boolean): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const locale = pathname.split('/', 2)[1];
  if (!LOCALES.some((known) => known === locale)) return toLanguage(request);
  const path = pathname.slice(3) || '/';
  if (!isAsked && isReadable(pathname) && tellsByItself(path)) return toLanguage(request);
  const status = isReadable(pathname) ? await refusal(path, search, request) : 404;
  if (status === 0) return toLanguage(request);
  if (status === UNAUTHENTICATED) {
    const signIn = new URL(`/${locale}/auth`, request.url);
    signIn.searchParams.set('redirect', pathname + search);
    const redirect = NextResponse.redirect(signIn, 303);
    redirect.headers.set('cache-control', 'private, no-store');
    return redirect;
  }
  const missing = new URL(`/${locale}/${MISSING}`, request.url);
  const headers = new Headers(request.headers);
  headers.set('x-next-intl-locale', locale ?? routing.defaultLocale);
  return NextResponse.rewrite(missing, { status, request: { headers } });
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

/** The status the page is refused with, 0 when it is there. An api that does not answer refuses nothing. */
async function refusal(path: string, query: string, request: NextRequest): Promise<number> {
  const question = questionFor(path, query);
  if (question.kind === 'there') return 0;
  if (question.kind === 'missing') return 404;
  if (question.kind === 'own') {
    const status = await ask('/auth/status', request);
    const { logged_in } = status?.ok
      ? ((await status.json()) as Shape<'AuthStatusDto'>)
      : { logged_in: true };
    return logged_in ? 0 : UNAUTHENTICATED;
  }
  const answer = await ask(question.path, dependsOnReader(path) ? request : null);
  await answer?.body?.cancel();
  if (answer?.status === UNAUTHENTICATED) return UNAUTHENTICATED;
  return missingStatus(answer?.status ?? 0, question.saysClosed);
}

/** Asks as the reader of this request, or as nobody. */
async function ask(path: string, request: NextRequest | null): Promise<Response | null> {
  const cookie = request?.headers.get('cookie') ?? '';
  return readFromApi(path, {
    headers: { accept: 'application/json', cookie },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
}

export const config = {
  // Not what the front door sends elsewhere, Next's own files, and the files of `public`.
  matcher: ['/((?!api/|cdn/|_next/|[^/]*\\.[a-z0-9]+$).*)'],
};
