import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { arbitraryOf, type Schema } from './arbitrary-of-schema.js';
import { startToileUnderTest } from './start-toile.js';

/** The same calls every time; another seed finds other things. */
const SEED = Number(process.env.FUZZ_SEED ?? 2026);
const CALLS = Number(process.env.FUZZ_CALLS ?? 4);
/** They end the session everything else is asked with. */
const ENDS_SESSION = /^\/auth\/(logout|force-relogin)$/;

interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; schema?: Schema }[];
  body?: Schema | undefined;
}
interface Call {
  url: string;
  method: string;
  body?: unknown;
}

async function operationsOf(url: string): Promise<Operation[]> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<
      string,
      Record<
        string,
        {
          parameters?: Operation['parameters'];
          requestBody?: { content: Record<string, { schema: Schema }> };
        }
      >
    >;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  );
}

function callsOf({ method, path, parameters, body }: Operation): fc.Arbitrary<Call> {
  const given = parameters.map(({ name, schema }) => [name, arbitraryOf(schema)]);
  const values: fc.Arbitrary<Record<string, unknown>> = fc.record(Object.fromEntries(given), {
    requiredKeys: parameters.filter((one) => one.in === 'path').map(({ name }) => name),
  });
  return fc.tuple(values, arbitraryOf(body)).map(([values, content]) => {
    const inPath = (name: string) => encoded(values[name]) || 'x';
    const query = parameters
      .filter(({ name, in: where }) => where === 'query' && values[name] !== undefined)
      .map(({ name }) => `${name}=${encoded(values[name])}`);
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(name));
    return {
      method,
      url: query.length > 0 ? `${url}?${query.join('&')}` : url,
      ...(method === 'GET' ? {} : { body: content }),
    };
  });
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Halves of surrogate pairs cannot stand in an address.
  return encodeURIComponent((text ?? '').replace(/\p{Cs}/gu, '').slice(0, 1_500));
}

/** Somebody who is signed in, with a token for every write. */
async function signedIn(url: string, email: string): Promise<Record<string, string>> {
  const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'application/json' };
  const send = async (path: string, body: object) => {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) headers.cookie = cookie.split(';', 1)[0] ?? '';
    return (await answer.json()) as { token: string };
  };
  await send('/auth', { email, password: 'toile-demo-2026' });
  headers['x-csrf-token'] = (await send('/api/security/generate-csrf-token', { id: 'api' })).token;
  return headers;
}

/** What is wrong with the answer to a call; undefined when nothing is. */
async function faultOf(
  url: string,
  call: Call,
  headers: Record<string, string>,
): Promise<string | undefined> {
  const answer = await fetch(url + call.url, {
    method: call.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return undefined;
  }
  const text = await answer.text();
  if (answer.status >= 500) return `${answer.status} ${text.slice(0, 200)}`;
  if (answer.status >= 400 && !type.startsWith('application/problem+json'))
    return `${answer.status} as ${type}`;
  if (/node_modules|\bat [\w.]+ \(/.test(text)) return 'shows its inside';
  return undefined;
}

test('no call that fits the description, or nearly does, is a failure of ours', async () => {
  test.setTimeout(240_000);
  const toile = await startToileUnderTest();
  try {
    const operations = (await operationsOf(toile.url)).filter(({ path }) => !ENDS_SESSION.test(path));
    expect(operations.length).toBeGreaterThan(100);
    const people = [{ accept: 'application/json', 'content-type': 'application/json' }];
    for (const name of ['free', 'brand', 'operator'])
      people.push((await signedIn(toile.url, `${name}@demo.toile.test`)) as (typeof people)[number]);
    const faults: string[] = [];
    for (const operation of operations) {
      const calls = fc.sample(callsOf(operation), { seed: SEED, numRuns: CALLS });
      for (const [turn, call] of calls.entries()) {
        const headers = turn % 3 === 0 ? people[turn % people.length] : people[3];
        const fault = await faultOf(toile.url, call, headers ?? {}).catch((error: Error) => error.message);
        if (fault)
          faults.push(
            `${call.method} ${call.url.slice(0, 200)} ${JSON.stringify(call.body)?.slice(0, 300)}: ${fault}`,
          );
      }
    }
    expect(faults).toEqual([]);
    expect((await fetch(`${toile.url}/api/health`)).status).toBe(200);
  } finally {
    await toile.stop();
  }
});
