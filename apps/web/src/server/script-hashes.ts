import { createHash } from 'node:crypto';

const NONCE = /'nonce-([^']+)'/;
const SCRIPT = /<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script>/g;

/** A page without the nonce it was made with, and what its policy allows in the nonce's place. */
export interface HashedPage {
  page: Buffer;
  /** SHA-256 of each inline script that had the nonce, base64, each once. */
  hashes: string[];
}

/**
 * Puts hashes in the place of a nonce, so that a page can be kept and is the same each time. Only scripts that had the nonce count:
 * markup that somebody has smuggled into a page has none, and stays refused.
 */
export function hashScripts(page: Buffer, policy: string): HashedPage {
  const nonce = NONCE.exec(policy)?.[1];
  if (!nonce) return { page, hashes: [] };
  // Byte by byte: all that is looked for is ASCII, and to read a large page as UTF-8 takes milliseconds.
  const html = page.toString('latin1');
  const attribute = `nonce="${nonce}"`;
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => attributes.includes(attribute));
  const without = (text: string) => text.replaceAll(` ${attribute}`, '').replaceAll(nonce, '');
  const inline = scripts.filter(([, attributes = '']) => !/\ssrc=/.test(attributes));
  const hashes = inline.map(([, , script = '']) =>
    createHash('sha256').update(without(script), 'latin1').digest('base64'),
  );
  return { page: Buffer.from(without(html), 'latin1'), hashes: [...new Set(hashes)] };
}
