import { definitionOf, type Figure, type FigureAddress, versionsOf } from '@toile/contracts';

/** Asks a running Toile for a figure as a program or a member would. */
export type Ask = (address: FigureAddress, filters: Readonly<Record<string, string>>) => Promise<Figure>;

interface Asking {
  url: string;
  /** A read-only token of the dashboard; without one a member signs in, or nobody does. */
  token?: string | undefined;
  member?: { email: string; password: string } | undefined;
  /** Figures as they were known then, instead of now. */
  asOf?: string | undefined;
  /** An answer that does not hold yet what was appended up to then is asked for again. */
  freshTo?: string | undefined;
  /** Of figures that have it this version, today's of the others. */
  version?: string | undefined;
}

const ALL_ROWS = '500';
const PATIENCE_MS = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @throws Error where nobody may sign in with this. */
export async function askToile({ url, token, member, asOf, freshTo = '', version }: Asking): Promise<Ask> {
  const headers: Record<string, string> = { accept: 'application/json', origin: new URL(url).origin };
  if (token) headers.authorization = `Bearer ${token}`;
  else if (member) headers.cookie = await signIn(url, member);
  return async (address, filters) => {
    const query = new URLSearchParams({ ...filters, limit: ALL_ROWS, ...(asOf ? { as_of: asOf } : {}) });
    if (version && versionsOf(definitionOf(address, filters)).includes(version))
      query.set('definition', version);
    const target = `${url}/api/dashboard/${address}?${query}`;
    for (const end = performance.now() + PATIENCE_MS; ; ) {
      const answer = await fetch(target, { headers });
      if (answer.status === 429) {
        // A token may ask 120 times a minute.
        const seconds = Number(answer.headers.get('retry-after') ?? 1);
        await pause(seconds * 1_000);
        continue;
      }
      const body = (await answer.json()) as Figure & { detail?: string };
      if (!answer.ok) throw new Error(`${target} answers ${answer.status}: ${body.detail ?? ''}`);
      // A figure may be one of a moment ago.
      if (asOf || body.meta.fresh_to >= freshTo) return body;
      if (performance.now() > end)
        throw new Error(`${target} knows of ${body.meta.fresh_to}, not of ${freshTo}`);
      await pause(500);
    }
  };
}

async function signIn(url: string, { email, password }: NonNullable<Asking['member']>): Promise<string> {
  const cookies = new Map<string, string>();
  const post = async (path: string, body: object, token?: string) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        origin: new URL(url).origin,
        cookie: cookieHeader(cookies),
        ...(token ? { 'x-csrf-token': token } : {}),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (!answer.ok) throw new Error(`${email} cannot sign in at ${url}: ${answer.status}`);
    return (await answer.json()) as { token?: string };
  };
  const { token } = await post('/api/security/generate-csrf-token', { id: 'api' });
  await post('/auth', { email, password }, token);
  return cookieHeader(cookies);
}

const cookieHeader = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
