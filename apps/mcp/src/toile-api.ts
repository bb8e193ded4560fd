import type { Problem } from '@toile/contracts';

/** Where Toile is asked, and as whom. */
export interface ToileApiOptions {
  /** The address of Toile itself, or of its api inside a deployment. */
  url: string;
  /** A member's token, sent as `Authorization: Bearer`. */
  token: string;
  /** Of the request that is answered: who asked, in which language. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export type Query = Record<string, string | number | undefined>;

const ASK_MS = 20_000;

/** What Toile refused, in its own words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Asks Toile's JSON routes with one member's token. What the token may not see Toile itself refuses. */
export class ToileApi {
  constructor(private readonly options: ToileApiOptions) {}

  /** @throws Refused with what Toile says, or that it does not answer */
  async get<T>(path: string, query: Query = {}): Promise<T> {
    return (await this.ask('GET', path, { query })).json() as Promise<T>;
  }

  /** @throws Refused */
  async write<T>(method: 'POST' | 'PUT', path: string, body: object = {}): Promise<T> {
    return (await this.ask(method, path, { body })).json() as Promise<T>;
  }

  /** Asks without wanting anything back. @throws Refused */
  async send(method: 'POST', path: string, body: object): Promise<void> {
    const answer = await this.ask(method, path, { body });
    await answer.body?.cancel();
  }

  /** The receipt of what a figure or a question answers, by its id; what it answered must be named by `as_of`. @throws Refused */
  async receipt(path: string, query: Query): Promise<string | null> {
    const answer = await this.ask('GET', path, { query: { ...query, format: 'json' } });
    await answer.body?.cancel();
    return answer.headers.get('x-receipt-id');
  }

  /** A picture as base64. @throws Refused */
  async picture(path: string): Promise<string> {
    const answer = await this.ask('GET', path, { accept: 'image/jpeg' });
    return Buffer.from(await answer.arrayBuffer()).toString('base64');
  }

  private async ask(
    method: string,
    path: string,
    { query = {}, body, accept = 'application/json' }: { query?: Query; body?: object; accept?: string },
  ): Promise<Response> {
    const url = new URL(path, this.options.url);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
    const time = AbortSignal.timeout(ASK_MS);
    const answer = await fetch(url, {
      method,
      headers: {
        ...this.options.headers,
        accept,
        authorization: `Bearer ${this.options.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: this.options.signal ? AbortSignal.any([time, this.options.signal]) : time,
    }).catch((error: unknown) => {
      throw new Refused(503, `Toile does not answer at ${url.origin}: ${reasonOf(error)}`);
    });
    if (answer.ok) return answer;
    throw new Refused(answer.status, await wordsOf(answer));
  }
}

const reasonOf = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);

async function wordsOf(answer: Response): Promise<string> {
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  const said = problem?.detail ?? problem?.title ?? `Toile answered ${answer.status}.`;
  const wait = answer.headers.get('retry-after');
  return wait ? `${said} Ask again in ${wait} s.` : said;
}
