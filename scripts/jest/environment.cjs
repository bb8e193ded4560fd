/**
 * The environment of a test file is the worker's own: one realm for packages, sources and tests, as in production. What a file
 * leaves behind in it is put back after it.
 */
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { globalsOfShared } = require('./shared.cjs');

/** For what still runs in the embedded engine when a test has failed. */
const DRAINING_MS = 30_000;

/**
 * The engine opens one folder a process: a warehouse that a failed test left open would fail every later file of the worker.
 * A test closes its own; what is found here is of one that broke before it could.
 */
async function closeEmbeddedWarehouses() {
  const loaded = Object.entries(require.cache).find(([path]) => path.endsWith('/node_modules/chdb/index.js'));
  if (!loaded) return;
  const { _closeAllSessions: closeAll, drainPending } = loaded[1].exports;
  closeAll();
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, DRAINING_MS)));
  await Promise.race([drainPending(), late]);
  clearTimeout(timer);
}

module.exports = class {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #globals = Object.getOwnPropertyDescriptors(globalThis);
  #settings = { ...process.env };
  #conditions;

  constructor({ projectConfig: config }) {
    this.#conditions = config.testEnvironmentOptions.customExportConditions;
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (timer) => timer },
    });
  }

  exportConditions() {
    return this.#conditions;
  }

  /** None: what asks for it is replaced in `runtime.cjs`. */
  getVmContext() {
    return null;
  }

  async setup() {}

  async teardown() {
    await closeEmbeddedWarehouses();
    this.moduleMocker.restoreAllMocks();
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env)) if (!(name in this.#settings)) delete process.env[name];
    Object.assign(process.env, this.#settings);
    for (const key of Reflect.ownKeys(globalThis)) {
      const before = this.#globals[key];
      if (!before) globalsOfShared.has(key) || Reflect.deleteProperty(globalThis, key);
      else if (before.writable && !Object.is(globalThis[key], before.value)) globalThis[key] = before.value;
    }
  }
};
