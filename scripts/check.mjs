/** `npm run check`: format, lint, types, Nest's build, messages, dependency rules, unused code, secrets, packages. */
import { step } from './console.mjs';
import { install } from './prepare.mjs';

// Its threads look at much twice, so that four take twice the processor's time, and no less of the clock's beside other work.
const TSC = ['node_modules/typescript-native/bin/tsc', '--singleThreaded'];
const FOLDERS = [
  'apps/api',
  'apps/ingest',
  'apps/aggregator',
  'apps/mcp',
  'apps/standalone',
  'libs',
  'demo',
  'recount',
];
const WEB = ['-p', 'apps/web/tsconfig.json', '--noEmit', '--customConditions', 'source'];
const WORKER = ['-p', 'apps/web/src/service-worker/tsconfig.json', ...WEB.slice(2)];
const node = process.execPath;
/** Two at a time: most of them use one core. What shows its own lines is in one list. */
const lists = [
  [
    ['format and lint', 'npx', ['biome', 'check', '.']],
    ['types', node, [...TSC, '-p', 'tsconfig.json']],
    ['types of the web', node, [...TSC, ...WEB]],
    ['types of the service worker', node, [...TSC, ...WORKER]],
    ['.env.example', node, ['scripts/env-example.mjs', '--check']],
    [
      'dependency rules',
      'npx',
      [
        'depcruise',
        '--config',
        '.dependency-cruiser.cjs',
        'apps',
        'libs',
        'demo',
        'recount',
        'clients/typescript/src',
      ],
    ],
    ['circles of folders', 'npx', ['depcruise', '--config', '.dependency-cruiser.folders.cjs', ...FOLDERS]],
    ['unused code', 'npx', ['knip']],
  ],
  [
    ['nest build', 'npx', ['nest', 'build', 'ingest']],
    ['openapi metadata', node, ['scripts/openapi-metadata.mjs', '--check']],
    ['types of the api', node, ['--conditions=source', 'scripts/api-types.mjs', '--check']],
    ['types of messages', node, ['scripts/message-types.mjs', '--check'], { show: true }],
    ['messages', node, ['scripts/check-messages.mjs'], { show: true }],
    ['secrets', node, ['scripts/check-secrets.mjs'], { show: true }],
    ['packages', node, ['scripts/check-dependencies.mjs'], { show: true }],
  ],
];
async function all(steps) {
  let passed = true;
  for (const one of steps) passed = (await step(...one)) && passed;
  return passed;
}
// Who has only started Toile has no tools of these.
await install({ withTests: true });
const results = await Promise.all(lists.map(all));
process.exit(results.every(Boolean) ? 0 : 1);
