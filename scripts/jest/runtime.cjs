/**
 * Jest's module loader, save that packages and the sources of services come from Node itself, once a worker, as in production. By its
 * own way Jest reads, links and runs them anew for each test file. Web's sources and tests are still a test file's alone.
 *
 * All must then live in one realm (`instanceof Error`), so that everything runs in the worker's own context; `environment.cjs` is
 * the other half.
 */
const { createRequire } = require('node:module');
const { isAbsolute } = require('node:path');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { isShared, sharedModule, sourceMapOf } = require('./shared.cjs');

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
      isShared(path) ? sharedModule(path) : loadEsmModule.call(esmLoader, path, suffix);
    esmLoader.loadCjsAsEsm = (from, path, suffix) =>
      isShared(path) ? sharedModule(path) : loadCjsAsEsm.call(esmLoader, from, path, suffix);
  }

  getSourceMaps() {
    const maps = super.getSourceMaps();
    const get = maps.get.bind(maps);
    if (this.isOurs) maps.get = (script) => get(script) ?? sourceMapOf(script);
    return maps;
  }

  /** What `createRequire` gives sources. */
  requireModuleOrMock(from, name) {
    return this.isOurs && isBare(name) && name !== '@jest/globals'
      ? createRequire(from)(name)
      : super.requireModuleOrMock(from, name);
  }
};
