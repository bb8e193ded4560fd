import { LOCALES } from '@toile/contracts';
import type { FastifyRequest } from 'fastify';

/** Whether a person sent a form; programs send JSON and get JSON back. */
export function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** A page's path in the language of the request; the front door passes the language on. */
export function pagePath(request: FastifyRequest, path: string, otherwise?: string): string {
  const given = request.headers['x-toile-locale'] ?? otherwise;
  const locale = LOCALES.find((one) => one === given) ?? 'en';
  return `/${locale}${path === '/' ? '' : path}`;
}

/** A path on this origin, or undefined for anything that could lead elsewhere. */
export function localPath(target: string | undefined): string | undefined {
  if (!target?.startsWith('/') || /^\/[/\\]|[\\\s\p{Cc}]/u.test(target)) return undefined;
  return target;
}

const ENDS_OR_BEGINS_A_SESSION = /^\/(?:\w\w\/)?auth\/(?:logout|force-relogin|connect)(?:\/|$)/;

/**
 * Where somebody is led who has just signed in: a path on this origin that only shows something. One that acts by a GET
 * would otherwise be asked from our own pages, where a link of another site may not lead.
 */
export function onward(target: string | undefined): string | undefined {
  const path = localPath(target);
  return path && !ENDS_OR_BEGINS_A_SESSION.test(readable(path)) ? path : undefined;
}

/** The path as a router understands it. */
function readable(target: string): string {
  const { pathname } = new URL(target, 'http://toile');
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, '/');
  } catch {
    return pathname;
  }
}
