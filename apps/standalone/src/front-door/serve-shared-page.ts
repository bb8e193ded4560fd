import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { sessionOf } from './is-shared.js';
import { type Drawn, forReader, type KeptPage, textOf, toKept } from './kept-page.js';
import type { LastWrites } from './last-writes.js';
import { Reader } from './reader.js';
import type { ReaderAnswers } from './reader-answers.js';
import type { SharedPages } from './shared-pages.js';

const TIMEOUT_MS = 60_000;
/** All the web server learns of a request for a page that others may see: nothing of its reader. */
const PASSED_ON = ['accept', 'x-forwarded-proto', 'x-forwarded-host', 'x-toile-locale'];

export interface Sharing {
  pages: SharedPages;
  writes: LastWrites;
  /** Where the web asks about readers; null when it cannot, and members' pages are drawn for each. */
  answers: ReaderAnswers | null;
  web: string;
  api: string;
}

/**
 * Answers from the pages of the last moments, drawing the page when it is not among them.
 * @returns false when this page is not for sharing, and nothing was answered
 */
export async function serveSharedPage(
  sharing: Sharing,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const session = sessionOf(request.headers);
  const reader = session ? new Reader(sharing.api, request.headers.cookie ?? '') : null;
  const page = await pageFor(sharing, request, session, reader);
  if (!page) return false;
  const { headers, own } = await forReader(page, reader);
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = takesGzip ? (await page.packed()).gzip(own) : Buffer.from(textOf(page, own));
  response.writeHead(200, {
    ...headers,
    ...(takesGzip ? { 'content-encoding': 'gzip' } : {}),
    'content-length': body.length,
    vary: 'accept, accept-encoding, cookie',
  });
  response.end(body);
  return true;
}

async function pageFor(
  { pages, writes, answers, web }: Sharing,
  { url = '/', headers }: IncomingMessage,
  session: string | null,
  reader: Reader | null,
): Promise<KeptPage | null> {
  const passed = passedOn(headers);
  const address = JSON.stringify([url, passed['x-forwarded-proto'], passed['x-forwarded-host']]);
  if (!session || !reader) {
    const nothing = { questions: new Map(), placeholders: new Map(), hasFailed: false };
    return pages.forVisitor(address, async () => toKept(await drawn(web + url, passed), nothing));
  }
  if (!answers) return null;
  const draw = async () => {
    const rendering = answers.open(reader);
    try {
      return toKept(await drawn(web + url, { ...passed, cookie: rendering.cookie }), rendering);
    } finally {
      answers.close(rendering);
    }
  };
  return pages.forMember(address, reader, draw, writes.of(session));
}

function passedOn(headers: IncomingHttpHeaders): Record<string, string> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(passed);
}

async function drawn(url: string, headers: Record<string, string>): Promise<Drawn> {
  const answer = await fetch(url, {
    headers: { ...headers, 'accept-encoding': 'identity' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
