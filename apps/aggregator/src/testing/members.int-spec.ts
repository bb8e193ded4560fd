import { expect, it } from '@jest/globals';
import { joinAndLeave } from './members.harness.js';

it('keeps every record once while aggregators join and leave', async () => {
  const report = await joinAndLeave(8_000, Math.random);
  expect(report.differences).toEqual([]);
  expect(report.arrived).toBe(report.logged);
  expect(report.moves).toBeGreaterThan(5);
}, 240_000);
