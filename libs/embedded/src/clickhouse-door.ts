import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createChdbConnection } from 'chdb/connection';

export interface ClickhouseDoor {
  /** `http://toile:<password>@127.0.0.1:<port>`; holds the password, so it must not be logged. */
  url: string;
  close(): Promise<void>;
}

type Connection = ReturnType<typeof createChdbConnection>;

/** The engine keeps settings for whatever follows on a connection, so what comes with settings has one of its own. */
interface Connections {
  querying: Connection;
  inserting: Connection;
}

/**
 * Opens the embedded ClickHouse, whose folder belongs to this process, to other processes of this machine: ClickHouse's HTTP
 * protocol on the loopback address, behind a password. Any ClickHouse client can ask; operator commands do.
 */
export async function startClickhouseDoor(options: {
  path: string;
  password: string;
}): Promise<ClickhouseDoor> {
  const { path } = options;
  const connections = {
    querying: createChdbConnection({ path }),
    inserting: createChdbConnection({ path }),
  };
  const server = createServer((request, response) => {
    answer(connections, options.password, request, response).catch((error: unknown) =>
      refuse(response, error),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://toile:${options.password}@127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([connections.querying.close(), connections.inserting.close()]);
    },
  };
}

async function answer(
  { querying, inserting }: Connections,
  password: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://door');
  if (url.pathname === '/ping') {
    response.end('Ok.\n');
    return;
  }
  if (!knowsPassword(request, password)) {
    const text = 'Code: 516. DB::Exception: toile: Authentication failed. (AUTHENTICATION_FAILED)\n';
    response.writeHead(403, { 'x-clickhouse-exception-code': '516' }).end(text);
    return;
  }
  const query = url.searchParams.get('query');
  const sql = query ?? (await text(request));
  const params = [...url.searchParams].filter(([name]) => name.startsWith('param_'));
  const bound = params.map(([name, value]) => bind(sql, name.slice('param_'.length), value));
  const id = url.searchParams.get('query_id');
  const shared = {
    ...(id ? { query_id: id } : {}),
    query: sql,
    query_params: Object.fromEntries(bound),
  };
  // As ClickHouse does it: the body is the data when the address holds the query, else the query itself. As text, since the
  // connection would take each piece of it for whole characters.
  const rows = { values: request.setEncoding('utf8'), clickhouse_settings: settingsOf(url.searchParams) };
  const result = await (query ? inserting.exec({ ...shared, ...rows }) : querying.exec(shared));
  response.writeHead(200, { 'x-clickhouse-query-id': result.query_id });
  await pipeline(result.stream, response);
}

/** Parameters of the protocol itself; every other one is a setting. */
const PROTOCOL = /^(query|query_id|database|session_id|session_timeout|param_.*)$/;

const settingsOf = (parameters: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...parameters].filter(([name]) => !PROTOCOL.test(name)));

const UNESCAPED: Record<string, string> = { t: '\t', n: '\n', r: '\r', 0: '\0', b: '\b', f: '\f' };

/** Over HTTP a bound string comes with escapes, which the embedded engine does not take off. */
function bind(sql: string, name: string, value: string): [name: string, value: string] {
  const isText = new RegExp(`\\{\\s*${name}\\s*:\\s*(Nullable\\(|LowCardinality\\()*String`).test(sql);
  if (!isText) return [name, value];
  return [name, value.replace(/\\(.)/gs, (_all, escaped: string) => UNESCAPED[escaped] ?? escaped)];
}

function knowsPassword(request: IncomingMessage, password: string): boolean {
  const [kind, credentials = ''] = (request.headers.authorization ?? '').split(' ');
  const given =
    kind === 'Basic' ? Buffer.from(credentials, 'base64').toString().split(':').slice(1).join(':') : '';
  const key = Buffer.from(String(request.headers['x-clickhouse-key'] ?? given));
  const wanted = Buffer.from(password);
  return key.length === wanted.length && timingSafeEqual(key, wanted);
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { code = '1000', type = 'UNKNOWN', message } = error as Error & { code?: string; type?: string };
  response
    .writeHead(500, { 'x-clickhouse-exception-code': code, 'content-type': 'text/plain' })
    .end(`Code: ${code}. DB::Exception: ${message} (${type})\n`);
}
