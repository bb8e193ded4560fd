import type { FastifyRequest } from 'fastify';

/** The host a header names a page of; undefined for what names none (`null`). */
export function hostOf(page: string): string | undefined {
  try {
    return new URL(page).host;
  } catch {
    return undefined;
  }
}

/**
 * Whether a reader asked for this on purpose: on a page of ours, or by typing the address. For the few GETs that act, whose
 * addresses other sites can point browsers at, and browsers load ahead of their readers.
 */
export function isDeliberateRequest({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  if (headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // Browsers from before 2023 name the page at most; programs nothing.
  return [headers.origin, headers.referer].every((from) => from === undefined || hostOf(from) === host);
}
