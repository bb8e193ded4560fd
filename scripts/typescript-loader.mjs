/**
 * Lets Node import the TypeScript sources: `register('./typescript-loader.mjs', import.meta.url)`. Libs resolve to their sources, too.
 * With `data: { maps: folder }` the source map of each file is left there, as Jest asks for them.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { mapOf } from './jest/source-maps.cjs';

const OPTIONS = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    experimental: { keepImportAttributes: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
};

let maps;
export const initialize = (data) => {
  maps = data?.maps;
};

/** `./name.js` beside `name.ts` means the latter. */
export function resolve(specifier, context, next) {
  const bySource = { ...context, conditions: ['source', ...context.conditions] };
  if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(source)) return next(source.href, bySource);
  }
  return next(specifier, bySource);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const sourceMaps = maps !== undefined;
  const { code, map } = await transform(await readFile(filename, 'utf8'), {
    ...OPTIONS,
    filename,
    sourceMaps,
  });
  if (map) await writeFile(mapOf(maps, url), map);
  return { format: 'module', source: code, shortCircuit: true };
}
