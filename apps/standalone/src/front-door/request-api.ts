import { Agent, type IncomingHttpHeaders, request } from 'node:http';

const TIMEOUT_MS = 10_000;
const agent = new Agent({ keepAlive: true });

/**
 * One call of the api on this machine. A member's page makes several, of which `fetch` would take 450 µs of processor
 * each, and this 215.
 * @throws when nothing comes for ten seconds, or the connection breaks
 */
export function requestApi(
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const call = request(url, { agent, method, headers, timeout: TIMEOUT_MS }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    call.on('timeout', () => call.destroy(new Error(`no answer from ${url} for ${TIMEOUT_MS} ms`)));
    call.on('error', reject);
    call.end(body);
  });
}
