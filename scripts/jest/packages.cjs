const { pathToFileURL } = require('node:url');
const vm = require('node:vm');

/** Packages as Jest links them, by path; and the globals they made as they were loaded. */
const packages = new Map();
const globalsOfPackages = new Set();

const isPackage = (path) => path.includes('/node_modules/');

function packageOf(path) {
  if (!packages.has(path)) packages.set(path, load(path));
  return packages.get(path);
}

async function load(path) {
  const before = new Set(Reflect.ownKeys(globalThis));
  const exported = await import(pathToFileURL(path).href);
  for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) globalsOfPackages.add(key);
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

module.exports = { globalsOfPackages, isPackage, packageOf };
