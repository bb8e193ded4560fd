import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { READER_PREFIX, SESSION_COOKIE } from '@toile/contracts';
import { keyOf, type Question, type Reader } from './reader.js';

/** A page being drawn: what it asked about its reader, and the places that are filled for each. */
export class Asking {
  /** Questions with the hash of what the reader it was drawn for was answered. */
  readonly asked = new Map<string, { question: Question; hash: string }>();
  /** Placeholders with the id of the form whose token goes there. */
  readonly holes = new Map<string, string>();
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
 * Where the web asks about a reader it does not know. A page that may be shown to others is drawn for a handle instead of
 * a session: all it can learn of its reader goes through here and is written down. Tokens of forms are never told; their
 * places are, and each reader's own go there. Nothing is answered without the handle of a drawing under way.
 */
export class ReaderDesk {
  readonly #askings = new Map<string, Asking>();

  open(reader: Reader): Asking {
    const asking = new Asking(READER_PREFIX + randomBytes(24).toString('hex'), reader);
    this.#askings.set(asking.handle, asking);
    return asking;
  }

  close({ handle }: Asking): void {
    this.#askings.delete(handle);
  }

  /** Listens on this machine only. @returns its address, for the web's `READERS_URL` */
  async start(): Promise<{ url: string; close(): Promise<void> }> {
    const server = createServer((request, response) => {
      const asking = this.#askings.get(HANDLE.exec(request.headers.cookie ?? '')?.[1] ?? '');
      if (!asking) return response.writeHead(403).end();
      answer(asking, request, response).catch(() => {
        asking.hasFailed = true;
        response.writeHead(502).end();
      });
      return undefined;
    });
    server.keepAliveTimeout = 65_000;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', resolve);
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

async function answer(asking: Asking, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') return tell(asking, request, response);
  if (request.method === 'POST' && request.url === TOKENS) return makeHole(asking, request, response);
  throw new Error(`nothing to answer to ${request.method}`);
}

async function tell(asking: Asking, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const said = (name: string) => String(request.headers[name] ?? '');
  const question = { path: request.url ?? '/', locale: said('x-toile-locale'), only: said('x-toile-only') };
  const { status, type, text, hash } = await asking.reader.ask(question);
  asking.asked.set(keyOf(question), { question, hash });
  response.writeHead(status, type ? { 'content-type': type } : {}).end(status === 204 ? undefined : text);
}

/** As long as the token, since pages count the characters of some of their parts. */
async function makeHole(asking: Asking, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { id } = JSON.parse(Buffer.concat(chunks).toString()) as { id: string };
  const { length } = await asking.reader.token(id);
  const token = randomBytes(length).toString('hex').slice(0, length);
  asking.holes.set(token, id);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id, token }));
}
