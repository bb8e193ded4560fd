/** Imports run one way: contracts <- platform <- stores <- apps. Apps never import apps, features never import features. */
const libMayImport = {
  contracts: [],
  i18n: [],
  vocabulary: ['contracts'],
  forecast: [],
  platform: ['contracts'],
  database: [],
  'event-log': ['contracts', 'platform', 'database'],
  warehouse: ['contracts', 'platform'],
  'event-store': ['contracts', 'platform', 'database', 'event-log'],
  embedded: ['platform'],
};
const libRules = Object.entries(libMayImport).map(([lib, allowed]) => ({
  name: `lib-${lib}`,
  severity: 'error',
  comment: `libs/${lib} may import ${allowed.length ? allowed.join(', ') : 'no other lib'}.`,
  from: { path: `^libs/${lib}/` },
  // Specs may use libs/testing; `tests-stay-in-tests` keeps it out of everything else.
  to: { path: '^(libs|apps)/', pathNot: [lib, ...allowed, 'testing'].map((name) => `^libs/${name}/`) },
}));

/** Tests look inside. */
const TESTS = '(spec\\.ts|harness\\.ts|/testing-[^/]+\\.ts)$';

module.exports = {
  forbidden: [
    ...libRules,
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Imports of types count too.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'kernel-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/api/src/kernel/', pathNot: TESTS },
      to: { path: '^apps/api/src/', pathNot: '^apps/api/src/kernel/' },
    },
    {
      name: 'features-meet-at-doors',
      severity: 'error',
      comment: 'Who needs another feature imports its index.ts, or listens to its events.',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^apps/api/src/features/',
        pathNot: ['^apps/api/src/features/$1/', '^apps/api/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'doors-from-outside',
      severity: 'error',
      from: { path: '^apps/api/src/[^/]+$', pathNot: '/metadata\\.ts$' },
      to: { path: '^apps/api/src/features/', pathNot: '^apps/api/src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'features-stand-beside-the-app',
      severity: 'error',
      comment: 'The application is composed of features, which do not know it.',
      from: { path: '^apps/api/src/features/', pathNot: TESTS },
      to: { path: '^apps/api/src/[^/]+$' },
    },
    {
      name: 'nothing-needs-the-demo',
      severity: 'error',
      comment:
        'Production images do not hold demo/. open-demo.ts imports it while it runs, and says what to do without it.',
      from: { path: '^(apps|libs)/', pathNot: [TESTS, '^apps/standalone/src/open-demo\\.ts$'] },
      to: { path: '^demo/' },
    },
    {
      name: 'the-demo-is-imported-while-running',
      severity: 'error',
      from: { path: '^apps/standalone/src/open-demo\\.ts$' },
      to: { path: '^demo/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'the-demo-stands-outside',
      severity: 'error',
      comment: 'It comes in by the door of the api, as operators’ commands do.',
      from: { path: '^demo/', pathNot: TESTS },
      to: {
        path: '^(apps|libs)/',
        pathNot: '^(apps/api/src/index\\.ts|libs/(contracts|database|event-log|platform|vocabulary)/)',
      },
    },
    {
      name: 'the-recount-stands-apart',
      severity: 'error',
      comment:
        'It counts from the log alone and knows neither the warehouse nor the figures; nothing needs it (decision 29).',
      from: { path: '^recount/', pathNot: TESTS },
      to: {
        path: '^(apps|libs|demo)/',
        pathNot: '^libs/(contracts|database|event-log|platform|vocabulary)/',
      },
    },
    {
      name: 'clients-stand-alone',
      severity: 'error',
      comment: 'They are published by themselves; what they know of Toile is its OpenAPI document.',
      from: { path: '^clients/' },
      to: { path: '^(apps|libs|demo|recount)/' },
    },
    {
      name: 'nothing-needs-the-recount',
      severity: 'error',
      from: { path: '^(apps|libs|demo)/' },
      to: { path: '^recount/' },
    },
    {
      name: 'apps-stand-alone',
      severity: 'error',
      comment: 'Only apps/standalone composes other apps.',
      from: { path: '^apps/(api|ingest|aggregator|web)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'settings-come-first',
      severity: 'error',
      comment:
        'Whoever set something wrong is told before thousands of files are loaded: main.ts and commands import the rest once they run.',
      from: {
        path: '^apps/(api|ingest|aggregator|standalone)/src/(main|environment|take-place|cli/open-operator-stores)\\.ts$',
      },
      to: {
        path: '^(apps|libs)/',
        pathNot:
          '^(libs/(platform|embedded)/|apps/$1/src/(environment|take-place|cannot-listen|exposure|web-is-built|run-file|cli/which-stores)\\.ts$)',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'web-imports-contracts-only',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^libs/', pathNot: '^libs/(contracts|i18n|vocabulary)/' },
    },
    {
      name: 'tests-stay-in-tests',
      severity: 'error',
      from: {
        pathNot:
          '(spec\\.ts$|harness\\.ts$|^libs/testing/|^test/|^apps/api/src/testing/|/testing-[^/]+\\.ts$)',
      },
      to: { path: '^libs/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.next/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
    },
  },
};
