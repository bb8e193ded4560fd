import { expect, it } from '@jest/globals';
import { type AccountLink, shownTo } from './account-links';

const links: AccountLink[] = (['visitor', 'member', 'brand', 'editor', 'operator', 'signed-in'] as const).map(
  (reader) => ({ for: reader, href: `/${reader}`, label: reader }),
);
const seen = (user: Parameters<typeof shownTo>[0]) => shownTo(user, links).map(({ label }) => label);

it('shows each reader what is theirs, and both ways in while nobody knows who reads', () => {
  expect(seen(undefined)).toEqual(['visitor', 'member']);
  expect(seen(null)).toEqual(['visitor']);
  expect(seen({ roles: ['member'] })).toEqual(['member', 'signed-in']);
  expect(seen({ roles: ['brand'] })).toEqual(['member', 'brand', 'signed-in']);
  expect(seen({ roles: ['editor', 'operator'] })).toEqual(['member', 'editor', 'operator', 'signed-in']);
});
