import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { InputPipe } from '@toile/platform';
import { CountReportsQueryDto } from './count-reports.js';

const pipe = new InputPipe();
const isTaken = (from: string, to: string) =>
  pipe.transform({ from, to }, { type: 'query', metatype: CountReportsQueryDto }).then(
    () => true,
    () => false,
  );

it('takes a range of days up to five years', async () => {
  expect(await isTaken('2026-01-01', '2026-01-01')).toBe(true);
  expect(await isTaken('2021-01-01', '2026-01-01')).toBe(true);
  expect(await isTaken('2021-01-01', '2026-01-02')).toBe(false);
  expect(await isTaken('2026-12-31', '2026-01-01')).toBe(false);
  expect(await isTaken('2026-02-30', '2026-03-01')).toBe(false);
  expect(await isTaken('toString', 'x')).toBe(false);
});
