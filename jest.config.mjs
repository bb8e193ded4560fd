/** One configuration for unit (`*.spec.ts`) and integration (`*.int-spec.ts`) tests; libs resolve to their sources. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      experimental: { keepImportAttributes: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
];

export default {
  // A worker loads packages and the services' sources once, not for each of its files.
  runtime: '<rootDir>/scripts/jest/runtime.cjs',
  testSequencer: '<rootDir>/scripts/jest/dearest-first.cjs',
  testEnvironment: '<rootDir>/scripts/jest/environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // Of components, which alone import these.
    '\\.module\\.css$': '<rootDir>/apps/web/src/testing/class-names.mjs',
    '^next/link$': '<rootDir>/apps/web/src/testing/next-link.tsx',
    '^next/navigation$': '<rootDir>/apps/web/src/testing/next-navigation.ts',
  },
  transform: { '\\.(ts|tsx)$': swc },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.next/'],
  modulePathIgnorePatterns: ['/dist/', '/.next/'],
  // Of what takes seconds, on a machine with much else to do.
  testTimeout: 180_000,
};
