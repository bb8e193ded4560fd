/**
 * The environment of a test file is the worker's own: one realm for packages, sources and tests, as in production. What a file
 * leaves behind in it is put back after it.
 */
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { globalsOfShared } = require('./shared.cjs');

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
