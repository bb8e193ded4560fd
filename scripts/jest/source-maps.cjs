const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { fileURLToPath } = require('node:url');
const { transformSync } = require('@swc/core');
const { OPTIONS } = require('../typescript-options.cjs');

/**
 * Where the source map of a module that `typescript-loader.mjs` has loaded lies, or nothing for others. It is made as the first
 * stack asks for it: of nearly all modules none ever does.
 */
exports.madeMap = (folder, url) => {
  if (!url.endsWith('.ts')) return undefined;
  const path = join(folder, `${createHash('sha1').update(url).digest('hex')}.map`);
  const filename = fileURLToPath(url);
  if (!existsSync(filename)) return undefined;
  const { map } = transformSync(readFileSync(filename, 'utf8'), { ...OPTIONS, filename, sourceMaps: true });
  writeFileSync(path, map);
  return path;
};
