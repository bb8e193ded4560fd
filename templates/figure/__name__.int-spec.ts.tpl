import { expect, it } from '@jest/globals';
import { useCounts } from '../../testing-counts.harness.js';

const held = useCounts({ denim: 'fabric' });

it('counts what its definition says', async () => {
  const { facts, f } = held;
  await facts.looks(
    Array.from({ length: 10 }, (_, index) => ({ look: `look-${index}`, tags: index < 4 ? ['denim'] : [] })),
  );
  const { rows, meta } = await f.count.at('graphs/{{name}}', await f.scope());
  expect(meta.definition).toBe('{{snake}}');
  expect(rows).toMatchObject([{ tag_name: 'denim', value: 40, numerator: 4, denominator: 10, ranking: 1 }]);
});

it('has no row where nothing was shown', async () => {
  expect((await held.f.count.at('graphs/{{name}}', await held.f.scope())).rows).toEqual([]);
});
