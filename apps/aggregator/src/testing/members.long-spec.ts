import { expect, it } from '@jest/globals';
import { joinAndLeave } from './members.harness.js';

it('keeps every record once while aggregators join and leave for five minutes', async () => {
  const report = await joinAndLeave(300_000, Math.random);
  console.log(JSON.stringify(report));
  expect(report.differences).toEqual([]);
  expect(report.arrived).toBe(report.logged);
}, 600_000);
