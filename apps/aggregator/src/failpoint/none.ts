import type { FailpointName } from './failpoint-name.js';

/** What production runs: nothing. The condition `failpoints` of this package's imports puts `armed.ts` in its place. */
export function failpoint(_name: FailpointName): Promise<void> | undefined {
  return undefined;
}
