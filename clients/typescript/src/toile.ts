import createClient, { type Client } from 'openapi-fetch';
import { type Download, downloadOf } from './download.js';
import { problemOf } from './problem.js';
import { retrying } from './retry.js';
import type { components, paths } from './schema.js';
import { VERSION } from './version.js';

type Figure = components['schemas']['FigureDto'];
type Query = Record<string, string | number | boolean | undefined>;
type Format = 'csv' | 'xlsx' | 'json' | 'parquet';

export interface ToileOptions {
  /** Where Toile is: `https://toile.example`. */
  url: string;
  /** Of your account’s page, under Programs; without one there is what everybody sees. */
  token?: string;
  /** The language of names and labels; English when it is left out. */
  locale?: 'en' | 'fr' | 'es' | 'it' | 'zh';
  /** The day this program was written for; that of this client when it is left out. */
  version?: string;
  /** How often what fails for the moment is tried again; 4 when it is left out. */
  retries?: number;
  /** Longest pause between two tries, milliseconds; a minute when it is left out. */
  longestPauseMs?: number;
  fetch?: typeof fetch;
}

/** Toile, asked as one member or as everybody. */
export interface Toile {
  /** Every operation of the api by its path, typed; answers are `{ data }`, refusals are thrown. */
  api: Client<paths>;
  /**
   * A figure of the dashboard, such as `trends/kpi` or `category-overview/runway-share`, with its definition and window in `meta`.
   * @throws ToileProblem
   */
  figure(address: string, filters?: Query): Promise<Figure>;
  /** A figure as a file, not read into memory. @throws ToileProblem */
  download(address: string, format: Format, filters?: Query): Promise<Download>;
  /** Every row of a list that has pages, one page asked at a time. @throws ToileProblem */
  each<Row = Record<string, unknown>>(path: string, query?: Query): AsyncGenerator<Row, void, undefined>;
}

/** A client for Toile. What a token does not open Toile itself refuses. */
export function createToile(options: ToileOptions): Toile {
  const { url, token, locale, version = VERSION, retries = 4, longestPauseMs = 60_000 } = options;
  const fetch = retrying({ fetch: options.fetch ?? globalThis.fetch, retries, longestPauseMs });
  const headers = {
    accept: 'application/json',
    'toile-version': version,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(locale ? { 'x-toile-locale': locale } : {}),
  };
  const api = createClient<paths>({ baseUrl: url, headers, fetch: (request) => fetch(request) });
  api.use({
    onResponse: async ({ response }) => {
      if (response.ok) return;
      throw problemOf(response.status, await response.json().catch(() => undefined), response.url || url);
    },
  });
  const ask = async (path: string, query: Query) => fetch(addressOf(url, path, query), { headers });
  const read = async <T>(path: string, query: Query): Promise<T> => {
    const answer = await ask(path, query);
    if (!answer.ok) throw problemOf(answer.status, await answer.json().catch(() => undefined), answer.url);
    return (await answer.json()) as T;
  };
  const pathOf = (address: string) => `/api/dashboard/${address}`;
  return {
    api,
    figure: (address, filters = {}) => read<Figure>(pathOf(address), filters),
    download: async (address, format, filters = {}) =>
      downloadOf(await ask(pathOf(address), { ...filters, format })),
    each: (path, query = {}) => rowsOf(read, path, query),
  };
}

interface Page<Row> {
  results: Row[];
  /** Behind this page: a cursor, or a position of lists that are read backwards; left out by lists of pages alone. */
  next?: string | number | null;
  total_count: number;
  page: number;
  page_size: number;
}

async function* rowsOf<Row>(
  read: <T>(path: string, query: Query) => Promise<T>,
  path: string,
  query: Query,
): AsyncGenerator<Row, void, undefined> {
  const { page: first = 1, ...others } = query;
  let at: Query = { page: first };
  for (let page = Number(first); ; page++) {
    const { results, total_count, page_size, next } = await read<Page<Row>>(path, { ...others, ...at });
    yield* results;
    if (next === null || (next === undefined && (results.length === 0 || page * page_size >= total_count)))
      return;
    at =
      next === undefined
        ? { page: page + 1 }
        : typeof next === 'string'
          ? { cursor: next }
          : { before: next };
  }
}

/** @throws TypeError for an address of another site */
function addressOf(base: string, path: string, query: Query): URL {
  const address = new URL(path, base);
  if (address.origin !== new URL(base).origin) throw new TypeError(`${path} is not an address of ${base}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, String(value));
  return address;
}
