import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Problem, SECURITY_HEADERS, SERVICE_POLICY } from '@toile/contracts';

/** Answers with a problem body; a connection whose request was not read to its end is closed after it. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  problem: Omit<Problem, 'instance'>,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const instance = request.url?.split('?', 1)[0] ?? '/';
  response
    .writeHead(problem.status, {
      ...SECURITY_HEADERS,
      'content-security-policy': SERVICE_POLICY,
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(request.complete ? {} : { connection: 'close' }),
      ...headers,
    })
    .end(JSON.stringify({ ...problem, instance }));
}

export const UNCLEAR_PATH = {
  type: '/problems/path/malformed',
  title: 'Bad request',
  status: 400,
  detail: 'The path has empty or dot segments, backslashes, or slashes in disguise. Ask for the plain path.',
};

export const foreignHost = (publicUrl: string) => ({
  type: '/problems/host/unknown',
  title: 'Misdirected request',
  status: 421,
  detail: `This site is at ${publicUrl}. Who runs it can name further hosts in ALLOWED_HOSTS.`,
});

export const SLOW_BODY = {
  type: '/problems/body/slow',
  title: 'Request timeout',
  status: 408,
  detail: 'The body came too slowly: at least 1 kB a second is needed. Try again on a better connection.',
};

export const unavailable = (service: string) => ({
  type: 'about:blank',
  title: 'Temporarily unavailable',
  status: 503,
  detail: `The ${service} service does not answer right now. Try again in a moment.`,
});
