/** `npm run check`: format, lint, types, dependency rules, unused code. */
import { step } from './console.mjs';

const results = [
  await step('format and lint', 'npx', ['biome', 'check', '.']),
  await step('types', process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json']),
  await step('dependency rules', 'npx', ['depcruise', '--config', '.dependency-cruiser.cjs', 'apps', 'libs']),
  await step('unused code', 'npx', ['knip']),
];
process.exit(results.every(Boolean) ? 0 : 1);
