import { afterAll, expect } from '@jest/globals';
import fc from 'fast-check';
import { arm } from '../failpoint/armed.js';
import { FAILPOINTS, type FailpointName } from '../failpoint/failpoint-name.js';
import { differences, opening, type Pipeline } from './aggregator.harness.js';

/** One thing that happens. The model of the log is two counters: records that can be read, and poison. */
type Happening =
  | { what: 'append'; good: number; poison: number; key: string }
  | { what: 'start' }
  | { what: 'stop' }
  | { what: 'crash'; at: FailpointName };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('append' as const),
      good: fc.nat(30),
      poison: fc.nat(3),
      key: fc.constantFrom('a', 'b', 'c'),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ what: 'start' as const }) },
  { weight: 1, arbitrary: fc.constant({ what: 'stop' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('crash' as const), at: fc.constantFrom(...FAILPOINTS) }),
  },
);

// A step that no worker came to would kill one of the next test file, which shares this process.
afterAll(() => {
  for (const name of FAILPOINTS) arm(name);
});

/** Whatever happens, the warehouse ends up with exactly what the log holds. A failing history is shrunk and printed. */
export async function holdsAfterAnyHistory(pipeline: Pipeline, numRuns: number): Promise<void> {
  const model = { good: 0, poison: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 14 }), async (history) => {
      for (const one of history) {
        if (one.what === 'start') await pipeline.start();
        if (one.what === 'stop') await pipeline.stopAggregators();
        if (one.what === 'crash') crash(one.at);
        if (one.what === 'append') {
          const values = [
            ...Array.from({ length: one.good }, (_, n) => opening(`v${n}`)),
            ...Array.from({ length: one.poison }, () => 'poison'),
          ];
          if (values.length > 0) await pipeline.append(values, one.key);
          model.good += one.good;
          model.poison += one.poison;
        }
      }
      await pipeline.stopAggregators();
      await pipeline.start();
      await pipeline.everythingArrived();
      await pipeline.stopAggregators();
      expect(await pipeline.count('raw_tracking')).toBe(model.good);
      expect(await pipeline.count('dead_letter')).toBe(model.poison);
      expect(await differences(pipeline)).toEqual([]);
    }),
    { numRuns, endOnFailure: true },
  );
}

/** The next worker that comes to the step dies there; the process goes on, as another would. */
function crash(at: FailpointName): void {
  arm(at, async () => {
    arm(at);
    throw new Error('killed here');
  });
}
