/**
 * `node prune-packages.mjs ROOT SERVICE`: leaves of an installation what one service loads. npm ci --workspace brings what any workspace
 * beside it needs for its tests, too, and an engine of ClickHouse that a service of a server never loads.
 */
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [root = '.', service = ''] = process.argv.slice(2);
/** For people and compilers. Licences are kept, whatever their name ends with. */
const NEVER_LOADED = /\.(map|md|markdown|ts|mts|cts|flow)$/i;
const LICENCE = /^(licen[cs]e|notice|copying|copyright)/i;

const needed = new Set();
visit(realpathSync(join(root, 'apps', service)));
let removed = 0;
for (const folder of packageFolders(root)) sweep(folder);
// Services that are not begun by this one, and what only they need.
for (const kind of ['apps', 'libs'])
  for (const name of readdirSync(join(root, kind)))
    if (!needed.has(realpathSync(join(root, kind, name))))
      rmSync(join(root, kind, name), { recursive: true });
console.log(`${needed.size} packages are left for ${service}, ${removed} are gone`);

/** Optional peers are followed where a package names them as its own: who uses them does. */
function visit(folder) {
  if (needed.has(folder)) return;
  needed.add(folder);
  const named = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const optional = new Set(Object.keys(named.optionalDependencies ?? {}));
  for (const [name, { optional: may }] of Object.entries(named.peerDependenciesMeta ?? {}))
    if (may && !named.dependencies?.[name]) delete named.peerDependencies?.[name];
  for (const name of Object.keys({
    ...named.peerDependencies,
    ...named.optionalDependencies,
    ...named.dependencies,
  })) {
    const found = resolve(name, folder);
    if (found) visit(found);
    else if (!optional.has(name)) throw new Error(`${folder} needs ${name}, which is not installed`);
  }
}

function resolve(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (folder === dirname(folder)) return undefined;
  }
}

/** Every folder called node_modules of the root and its workspaces. */
function packageFolders(folder) {
  return [
    '.',
    ...['apps', 'libs'].flatMap((kind) => readdirSync(join(folder, kind)).map((one) => join(kind, one))),
  ]
    .map((one) => join(folder, one, 'node_modules'))
    .filter((one) => existsSync(one));
}

function sweep(modules) {
  for (const entry of readdirSync(modules, { withFileTypes: true })) {
    const path = join(modules, entry.name);
    if (entry.name.startsWith('@') && entry.isDirectory()) sweep(path);
    else if (entry.name === '.bin') rmSync(path, { recursive: true });
    else if (entry.isSymbolicLink()) {
      if (!needed.has(realpathSync(path))) rmSync(path);
    } else if (entry.isDirectory()) {
      if (isNeeded(realpathSync(path))) slim(path);
      else {
        removed += 1;
        rmSync(path, { recursive: true });
      }
    }
  }
}

/** Or holds what is: a package within another's folder. */
function isNeeded(folder) {
  if (needed.has(folder)) return true;
  for (const one of needed) if (one.startsWith(`${folder}/`)) return true;
  return false;
}

function slim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name === 'node_modules') sweep(path);
      else if (entry.name.startsWith('.')) rmSync(path, { recursive: true });
      else slim(path);
    } else if (NEVER_LOADED.test(entry.name) && !LICENCE.test(entry.name)) rmSync(path);
  }
}
