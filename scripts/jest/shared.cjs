const { mkdirSync, readFileSync } = require('node:fs');
const { register } = require('node:module');
const { join, sep } = require('node:path');
const { pathToFileURL } = require('node:url');
const vm = require('node:vm');
const { madeMap } = require('./source-maps.cjs');
// As Nest brings it with a service, before any decorated class: a test may import such a class alone.
require('reflect-metadata');

/** What Jest links, by path; and the globals that it made as it was loaded. */
const shared = new Map();
const globalsOfShared = new Set();

const ROOT = join(__dirname, '../..') + sep;
/** The services, which need nothing of Jest's to be loaded; web's sources do (style sheets, Next's modules). */
const SERVICES = /^(?:libs|demo|recount|apps\/(?:api|ingest|aggregator|standalone))\/.*(?<!spec)\.ts$/;
const OF_JEST = "from '@jest/globals'";
const maps = join(ROOT, 'node_modules/.cache/source-maps');
mkdirSync(maps, { recursive: true });
register(pathToFileURL(join(__dirname, '../typescript-loader.mjs')));

/** Packages, and the sources of services unless they are a part of tests. */
function isShared(path) {
  if (path.includes('/node_modules/') || shared.has(path)) return true;
  const isSource = path.startsWith(ROOT) && SERVICES.test(path.slice(ROOT.length));
  return isSource && !readFileSync(path, 'utf8').includes(OF_JEST);
}

function sharedModule(path) {
  if (!shared.has(path)) shared.set(path, load(path));
  return shared.get(path);
}

async function load(path) {
  const before = new Set(Reflect.ownKeys(globalThis));
  const exported = await import(pathToFileURL(path).href);
  for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) globalsOfShared.add(key);
  const module = new vm.SyntheticModule(
    Object.keys(exported),
    function () {
      for (const [name, value] of Object.entries(exported)) this.setExport(name, value);
    },
    { identifier: path },
  );
  await module.link(() => undefined);
  await module.evaluate();
  return module;
}

/** Of a shared source; Jest has a map of its own for what it transforms. */
const sourceMapOf = (script) =>
  madeMap(maps, script.startsWith('file:') ? script : pathToFileURL(script).href);

module.exports = { globalsOfShared, isShared, sharedModule, sourceMapOf };
