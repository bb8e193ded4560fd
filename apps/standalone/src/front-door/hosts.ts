import { isLoopback } from '@toile/platform';

const HOST = /^(?:\[([\da-f:.]+)\]|([a-z0-9.-]+))(?::\d{1,5})?$/i;

/**
 * Whether a request's host (`toile.example`, `localhost:3000`) is one this site answers to: the public address's own,
 * further ones that are named, and this machine's. The port may be another, as behind a tunnel.
 */
export function hostsOf(publicUrl: string, more: readonly string[]): (host: string | undefined) => boolean {
  const known = new Set(['localhost', new URL(publicUrl).hostname, ...more]);
  return (host) => {
    const [, bracketed, name = bracketed] = HOST.exec(host ?? '') ?? [];
    return name !== undefined && (known.has(name.toLowerCase()) || isLoopback(name));
  };
}
