/** Imports run one way: contracts <- platform <- stores <- apps. Apps never import apps, features never import features. */
const libMayImport = {
  contracts: [],
  i18n: [],
  platform: ['contracts'],
  database: [],
  'event-log': ['contracts', 'platform', 'database'],
  warehouse: ['contracts', 'platform'],
  'event-store': ['contracts', 'platform', 'database', 'event-log'],
  embedded: ['platform'],
  demo: ['contracts'],
};
const libRules = Object.entries(libMayImport).map(([lib, allowed]) => ({
  name: `lib-${lib}`,
  severity: 'error',
  comment: `libs/${lib} may import ${allowed.length ? allowed.join(', ') : 'no other lib'}.`,
  from: { path: `^libs/${lib}/` },
  // Specs may use libs/testing; `tests-stay-in-tests` keeps it out of everything else.
  to: { path: '^(libs|apps)/', pathNot: [lib, ...allowed, 'testing'].map((name) => `^libs/${name}/`) },
}));

module.exports = {
  forbidden: [
    ...libRules,
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'apps-stand-alone',
      severity: 'error',
      comment: 'Only apps/standalone composes other apps.',
      from: { path: '^apps/(api|ingest|aggregator|web)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'web-imports-contracts-only',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^libs/', pathNot: '^libs/(contracts|i18n)/' },
    },
    {
      name: 'tests-stay-in-tests',
      severity: 'error',
      from: { pathNot: '(spec\\.ts$|harness\\.ts$|^libs/testing/|^test/)' },
      to: { path: '^libs/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.next/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
    },
  },
};
