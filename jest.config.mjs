/** One configuration for unit (`*.spec.ts`) and integration (`*.int-spec.ts`) tests; libs resolve to their sources. */
const swc = (type) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type },
  },
];

export default {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    // Jest on Node < 24.9 cannot require() these ESM packages, so they alone become CommonJS.
    '/node_modules/(cookie|content-disposition)/.+\\.js$': swc('commonjs'),
    '\\.(ts|tsx)$': swc('es6'),
  },
  transformIgnorePatterns: ['/node_modules/(?!(.+/node_modules/)?(cookie|content-disposition)/)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.next/'],
  modulePathIgnorePatterns: ['/dist/', '/.next/'],
  testTimeout: 60_000,
};
