import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};
/** Best first: as the build packed them, `a.js` becomes `a.js.br` and `a.js.gz`. */
const PACKED = [
  { encoding: 'br', end: '.br', accepted: /\bbr\b/ },
  { encoding: 'gzip', end: '.gz', accepted: /\bgzip\b/ },
];

/**
 * Scripts and styles of the built web, which carry a hash of their content in their name: packed as small as can be when
 * they were built, so that nobody packs them again for each reader.
 */
export class PackedFiles {
  /** Addresses with the file behind each; only what is listed here can be asked for. */
  readonly #files = new Map<string, string>();
  readonly #bytes = new Map<string, Promise<Buffer>>();

  /** @param folder `.next/static`; without it nothing is served */
  constructor(folder: string) {
    if (!existsSync(folder)) return;
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const all = new Set(names);
    for (const name of names)
      if (TYPES[extname(name)] && PACKED.every(({ end }) => all.has(name + end)))
        this.#files.set(`/_next/static/${name.replaceAll('\\', '/')}`, join(folder, name));
  }

  /** @returns false when this is none of them, and nothing was answered */
  async serve({ method, url = '', headers }: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const file = method === 'GET' ? this.#files.get(url.split('?', 1)[0] ?? '') : undefined;
    const takes = String(headers['accept-encoding'] ?? '');
    const packed = PACKED.find(({ accepted }) => accepted.test(takes));
    if (!file || !packed) return false;
    const body = await this.#read(file + packed.end);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)],
      'content-encoding': packed.encoding,
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    response.end(body);
    return true;
  }

  #read(file: string): Promise<Buffer> {
    const known = this.#bytes.get(file) ?? readFile(file);
    this.#bytes.set(file, known);
    return known;
  }
}
