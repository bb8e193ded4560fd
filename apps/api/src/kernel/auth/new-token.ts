import { randomBytes } from 'node:crypto';

/** Also what an anonymous visitor's CSRF tokens are bound to. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
