import { createHash } from 'node:crypto';

/** Scripts in the document itself; those with an address are this site's own, and data blocks are not run. */
const INLINE = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The SHA-256 of every inline script of a page, base64, each once: what its policy allows to run. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  return [...new Set(hashes)];
}
