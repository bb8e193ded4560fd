import { isTwoFaced, LOCALES, type Locale } from '@toile/contracts';

export type Service = 'ingest' | 'api' | 'mcp' | 'web';

export interface Route {
  service: Service;
  /** The path to ask of the service, with its query. */
  url: string;
  locale: Locale | null;
}

const PREFIX = new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`);
const INGEST = /^\/api\/(tts\/|affiliation\/purchase$|user\/tags-search-count$)/;

/**
 * Which service answers a request: the one place that knows (product decisions, "One origin"). A page path asked with
 * another method than GET or HEAD, or for JSON, belongs to the api and loses its language prefix there.
 */
export function routeRequest(method: string, url: string, accept: string | undefined): Route {
  const path = url.split('?', 1)[0] ?? '/';
  const locale = (PREFIX.exec(path)?.[1] as Locale | undefined) ?? null;
  const bare = locale ? path.slice(3) || '/' : path;
  const bareUrl = bare + url.slice(path.length);
  if (INGEST.test(path)) return { service: 'ingest', url, locale };
  if (path === '/mcp') return { service: 'mcp', url, locale };
  if (!isTwoFaced(bare)) return { service: 'api', url: bareUrl, locale };
  const reads = method === 'GET' || method === 'HEAD';
  const wantsJson = accept?.split(',', 1)[0]?.trim().startsWith('application/json') ?? false;
  if (!path.startsWith('/_next/') && (!reads || wantsJson)) return { service: 'api', url: bareUrl, locale };
  return { service: 'web', url, locale };
}
