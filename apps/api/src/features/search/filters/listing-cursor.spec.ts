import { expect, it } from '@jest/globals';
import { cursorAfter, placeOfCursor } from './listing-cursor.js';

const reading = (list: readonly string[]) => async (range: { offset: number; limit: number }) => ({
  total: list.length,
  slugs: list.slice(range.offset, range.offset + range.limit),
});
const list = Array.from({ length: 100 }, (_, index) => `look-${index}`);
const cursor = cursorAfter(48, list.slice(24, 48));

it('goes on behind the last row that was read, whatever came before it or went', async () => {
  const offsetIn = async (now: readonly string[]) => (await placeOfCursor(cursor, reading(now))).offset;
  expect(await offsetIn(list)).toBe(48);
  expect(await offsetIn(['new-1', 'new-2', ...list])).toBe(50);
  expect(await offsetIn(list.slice(10))).toBe(38);
  // The last row itself is gone: behind the one before.
  expect(await offsetIn(list.filter((slug) => slug !== 'look-47'))).toBe(47);
  expect(await placeOfCursor(cursor, reading([]))).toEqual({ offset: 0, page: 1 });
});

it('counts as the page it reaches into, so that it opens none that is locked', async () => {
  expect(await placeOfCursor(cursor, reading(list))).toEqual({ offset: 48, page: 3 });
  expect((await placeOfCursor(cursor, reading(['new', ...list]))).page).toBe(4);
});

it('says that it leads nowhere any more, or never did', async () => {
  await expect(placeOfCursor(cursor, reading(['a', 'b']))).rejects.toMatchObject({ code: 'cursor/expired' });
  for (const none of [
    '',
    'x',
    Buffer.from('[-1,"a"]').toString('base64url'),
    Buffer.from('[1]').toString('base64url'),
  ])
    await expect(placeOfCursor(none, reading(list))).rejects.toMatchObject({ violations: expect.anything() });
});
