/** `npm run check`: format, lint, types, Nest's build, dependency rules, unused code, secrets, packages. */
import { step } from './console.mjs';

const TSC = 'node_modules/typescript-native/bin/tsc';
const WEB = ['-p', 'apps/web/tsconfig.json', '--noEmit', '--customConditions', 'source'];
const results = [
  await step('format and lint', 'npx', ['biome', 'check', '.']),
  await step('types', process.execPath, [TSC, '-p', 'tsconfig.json']),
  await step('types of the web', process.execPath, [TSC, ...WEB]),
  await step('nest build', 'npx', ['nest', 'build', 'ingest']),
  await step('openapi metadata', process.execPath, ['scripts/openapi-metadata.mjs', '--check']),
  await step('types of the api', process.execPath, [
    ...['--conditions=source', 'scripts/api-types.mjs', '--check'],
  ]),
  await step('dependency rules', 'npx', ['depcruise', '--config', '.dependency-cruiser.cjs', 'apps', 'libs']),
  await step('unused code', 'npx', ['knip']),
  await step('secrets', process.execPath, ['scripts/check-secrets.mjs'], { show: true }),
  await step('packages', process.execPath, ['scripts/check-dependencies.mjs'], { show: true }),
];
process.exit(results.every(Boolean) ? 0 : 1);
