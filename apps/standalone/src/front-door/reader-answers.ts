import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { READER_PREFIX, SESSION_COOKIE } from '@toile/contracts';
import { keyOf, type Question, type Reader } from './reader.js';

/** A page being rendered: what the web asked about its reader, and the placeholders that are filled for each reader. */
export class Rendering {
  /** Questions, each with the hash of the answer for the reader it is rendered for. */
  readonly questions = new Map<string, { question: Question; hash: string }>();
  /** Placeholders, each with the id of the form whose token replaces it. */
  readonly placeholders = new Map<string, string>();
  /** Something was not answered: the page lacks a part that others would see. */
  hasFailed = false;

  constructor(
    readonly handle: string,
    readonly reader: Reader,
  ) {}

  /** Instead of the reader's own cookies. */
  get cookie(): string {
    return `${SESSION_COOKIE}=${this.handle}`;
  }
}

/**
 * Answers the web's questions about a reader whose session it does not hold. A page that may be shared is rendered with a
 * handle instead of a session, so every answer it depends on passes through here and is recorded. Form tokens are never
 * given out: the web gets a placeholder, replaced by each reader's own token. Without the handle of a rendering under way
 * the answer is 403.
 */
export class ReaderAnswers {
  readonly #renderings = new Map<string, Rendering>();

  open(reader: Reader): Rendering {
    const rendering = new Rendering(READER_PREFIX + randomBytes(24).toString('hex'), reader);
    this.#renderings.set(rendering.handle, rendering);
    return rendering;
  }

  close({ handle }: Rendering): void {
    this.#renderings.delete(handle);
  }

  /** Listens on this machine only. @returns its address, for the web's `READERS_URL` */
  async start(port = 0): Promise<{ url: string; close(): Promise<void> }> {
    const server = createServer((request, response) => {
      const rendering = this.#renderings.get(HANDLE.exec(request.headers.cookie ?? '')?.[1] ?? '');
      if (!rendering) return response.writeHead(403).end();
      answer(rendering, request, response).catch(() => {
        rendering.hasFailed = true;
        response.writeHead(502).end();
      });
      return undefined;
    });
    server.keepAliveTimeout = 65_000;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  }
}

const HANDLE = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w.-]+)`);
const TOKENS = '/api/security/generate-csrf-token';

async function answer(
  rendering: Rendering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') return tell(rendering, request, response);
  if (request.method === 'POST' && request.url === TOKENS)
    return makePlaceholder(rendering, request, response);
  throw new Error(`nothing to answer to ${request.method}`);
}

async function tell(rendering: Rendering, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const said = (name: string) => String(request.headers[name] ?? '');
  const question = { path: request.url ?? '/', locale: said('x-toile-locale'), only: said('x-toile-only') };
  const { status, type, text, hash } = await rendering.reader.ask(question);
  rendering.questions.set(keyOf(question), { question, hash });
  response.writeHead(status, type ? { 'content-type': type } : {}).end(status === 204 ? undefined : text);
}

/** As long as the token, since pages count the characters of some of their parts. */
async function makePlaceholder(
  rendering: Rendering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { id } = JSON.parse(Buffer.concat(chunks).toString()) as { id: string };
  const { length } = await rendering.reader.token(id);
  const token = randomBytes(length).toString('hex').slice(0, length);
  rendering.placeholders.set(token, id);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id, token }));
}
