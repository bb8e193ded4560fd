import { expect, it } from '@jest/globals';
import { LookRows } from './look-rows.js';

it('ranks looks of ten people or more, and lists the others by name', async () => {
  const rows = new LookRows({ query: async () => ({ rows: [] }) } as never);
  const ranked = [12, 10, 9, 9, 2].map((people, index) => ({ look: `l-${9 - index}`, people }));
  const shown = (await rows.of(ranked)).map(({ look, value, ranking, suppressed }) => [
    look,
    value,
    ranking,
    suppressed,
  ]);
  expect(shown).toEqual([
    ['l-9', 12, 1, false],
    ['l-8', 10, 2, false],
    ['l-5', null, null, true],
    ['l-6', null, null, true],
    ['l-7', null, null, true],
  ]);
});
