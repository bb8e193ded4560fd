/**
 * Jest's module loader, save that packages come from Node itself, once a worker. By its own way Jest reads and runs nest, typeorm,
 * kafkajs … anew for each test file; a file's own sources (`apps`, `libs`, `test`) are still its alone.
 *
 * Packages and sources must then live in one realm (`instanceof Error`), so that everything runs in the worker's own context;
 * `environment.cjs` is its other half.
 */
const { createRequire } = require('node:module');
const { isAbsolute } = require('node:path');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { isPackage, packageOf } = require('./packages.cjs');

const isBare = (name) => !name.startsWith('.') && !isAbsolute(name);

module.exports = class extends Runtime {
  constructor(config, environment, ...more) {
    super(config, environment, ...more);
    // A browser's (jsdom) is a realm of its own, and goes Jest's way.
    this.isOurs = environment.getVmContext() === null;
    if (!this.isOurs) return;
    const { esmLoader, executor } = this;
    const { loadEsmModule, loadCjsAsEsm } = esmLoader;
    // No context means the one that asks.
    esmLoader.getContext = () => undefined;
    executor.compile = (source, filename) =>
      vm.compileFunction(source, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: (specifier) => executor.dynamicImport(specifier, filename),
      });
    esmLoader.loadEsmModule = (path, suffix) =>
      isPackage(path) ? packageOf(path) : loadEsmModule.call(esmLoader, path, suffix);
    esmLoader.loadCjsAsEsm = (from, path, suffix) =>
      isPackage(path) ? packageOf(path) : loadCjsAsEsm.call(esmLoader, from, path, suffix);
  }

  /** What `createRequire` gives sources. */
  requireModuleOrMock(from, name) {
    return this.isOurs && isBare(name) && name !== '@jest/globals'
      ? createRequire(from)(name)
      : super.requireModuleOrMock(from, name);
  }
};
