import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps, Agent as SecureAgent } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { readEnvironment } from '../environment';

/** Not answered, since the connection was closed from the other side. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE']);
const TRIES = 3;
const WITHOUT_BODY = new Set([204, 304]);

const plain = new Agent({ keepAlive: true });
const secure = new SecureAgent({ keepAlive: true });

interface Asked {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Asks the api on a connection that is kept. The api closes those as it ends, when its processes are rolled, and a question that is
 * sent just then has no answer: it is asked again, of the process that is there now. By `node:http`: a page asks up to
 * eight times, and `fetch` takes more than twice the processor's time, what Next wraps around it aside. @throws Error that nobody answered, or none in time
 */
export async function readFromApi(path: string, asked: Asked): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await answerOf(readEnvironment().apiUrl + path, asked);
    } catch (error) {
      if (tried === TRIES || !wasClosed(error)) throw error;
    }
  }
}

async function answerOf(url: string, { headers = {}, signal }: Asked): Promise<Response> {
  const answer = await headOf(url, { headers, ...(signal ? { signal } : {}) });
  const body = await buffer(answer);
  const status = answer.statusCode ?? 0;
  const said = Object.entries(answer.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(body), { status, headers: said });
}

function headOf(url: string, asked: Asked): Promise<IncomingMessage> {
  const isSecure = url.startsWith('https:');
  const request = isSecure ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, { ...asked, agent: isSecure ? secure : plain }, resolve)
      .on('error', reject)
      .end();
  });
}

const wasClosed = (error: unknown) =>
  error instanceof Error && CLOSED.has(String((error as NodeJS.ErrnoException).code));
