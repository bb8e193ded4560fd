import { expect, it } from '@jest/globals';
import type { FigureMeta } from '@toile/contracts';
import { pinnedAddress } from './pinned-address';

const page = {
  origin: 'https://toile.example',
  pathname: '/fr/data/dashboard/trends',
  search: '?city=milan',
};
const meta = {
  filters: { city: 'milan', season: 'spring-summer-2027', type: 'woman' },
  ...{ version: 2, as_of: '2026-11-20T12:00:00.000Z' },
} as unknown as FigureMeta;

it('says everything the figure was counted with', () => {
  const query = new URL(pinnedAddress(page, meta, true)).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    ...{ city: 'milan', season: 'spring-summer-2027', type: 'woman' },
    ...{ definition: '2', as_of: '2026-11-20T12:00:00.000Z' },
  });
});

it('keeps the time it was pinned to already, and pins none in the demo', () => {
  const pinned = pinnedAddress({ ...page, search: '?as_of=then' }, meta, true);
  expect(new URL(pinned).searchParams.get('as_of')).toBe('then');
  expect(pinnedAddress(page, meta, false)).not.toContain('as_of');
});
