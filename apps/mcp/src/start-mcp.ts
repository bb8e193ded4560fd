import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Logger } from '@toile/platform';
import { ToileApi } from './toile-api.js';
import { toileServer } from './toile-server.js';

const PATH = '/mcp';
const MOST_BYTES = 1_000_000;
const BODY_MS = 10_000;
/** Of the gateway, which alone reaches this server: who asked, so that limits are theirs, and in which language. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-toile-locale'];

export interface McpOptions {
  /** The api, reached directly. */
  apiUrl: string;
  /** Where people open pages. */
  publicUrl: string;
  logger: Logger;
  port: number;
  host?: string;
}

/**
 * Serves MCP over streamable HTTP at `/mcp`, a server and a transport for each request, so that any process can answer any
 * request. Who brings no token, or one that is unknown, is answered 401 before anything is read.
 */
export async function startMcp(options: McpOptions): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      options.logger.error({ error }, 'an answer to an assistant failed');
      if (!response.headersSent) refuse(response, 500, 'mcp/failed', 'Something failed here. Ask again.');
      else response.destroy();
    });
  });
  server.requestTimeout = BODY_MS;
  server.listen(options.port, options.host ?? '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeIdleConnections();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: McpOptions,
): Promise<void> {
  const path = request.url?.split('?', 1)[0];
  if (path === '/health/live') return void response.writeHead(200).end();
  if (path !== PATH) return refuse(response, 404, 'path/unknown', 'There is only /mcp here.');
  // Nothing is sent unasked, and no session is kept: there is nothing to listen to and nothing to end.
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    return refuse(response, 405, 'mcp/method', 'Ask by POST.');
  }
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return unauthenticated(response, 'Bring a token of your account in "Authorization: Bearer".');
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES)
    return refuse(response, 413, 'mcp/too-large', 'A question has at most a megabyte.');
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const api = new ToileApi({ url: options.apiUrl, token, headers, signal: gone.signal });
  const refused = await api.get('/api/dashboard/tokens/current').then(
    () => null,
    (error: Error & { status?: number }) => error,
  );
  if (refused?.status === 401) return unauthenticated(response, refused.message);
  if (refused) return refuse(response, refused.status ?? 503, 'mcp/refused', refused.message);
  const server = toileServer({ api, publicUrl: options.publicUrl });
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.once('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

function unauthenticated(response: ServerResponse, detail: string): void {
  response.setHeader('www-authenticate', 'Bearer');
  refuse(response, 401, 'token/unauthenticated', detail);
}

function refuse(response: ServerResponse, status: number, type: string, detail: string): void {
  const problem = { type: `/problems/${type}`, title: 'Not answered', status, detail };
  response
    .writeHead(status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
    .end(JSON.stringify(problem));
}
