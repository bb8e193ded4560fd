import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { Spare } from './spare.js';

it('gives each to one taker, and keeps no more than it may', () => {
  const spare = new Spare<string>(2);
  expect(spare.take()).toBeUndefined();
  for (const one of ['a', 'b', 'c']) spare.give(one);
  expect([spare.take(), spare.take(), spare.take()].sort()).toEqual(['a', 'b', undefined]);
});

it('lets go of what it keeps, also while others are taken and given', async () => {
  const spare = new Spare<string>(2, 20);
  spare.give('large');
  for (let round = 0; round < 100 && spare.take() === 'large'; round += 1) {
    spare.give('large');
    await sleep(5);
  }
  expect(spare.take()).toBeUndefined();
});
