import { expect, it } from '@jest/globals';
import { type KeptListing, keepListing, keptListing } from './kept-listings.js';

/** A browser's storage with room for so many characters. */
function storageOf(room: number): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('QuotaExceededError');
      items.set(key, value);
    },
  } as Storage;
}
const listing = (html: string): KeptListing => ({
  batches: [{ page: 1, html }],
  anchor: { href: '/en/look/a', top: 12 },
  focused: null,
});

it('gives back what was kept under an address, the latest of each', () => {
  const storage = storageOf(10_000);
  keepListing(storage, '/a', listing('old'));
  keepListing(storage, '/b', listing('b'));
  keepListing(storage, '/a', listing('new'));
  expect(keptListing(storage, '/a')).toEqual(listing('new'));
  expect(keptListing(storage, '/b')).toEqual(listing('b'));
  expect(keptListing(storage, '/c')).toBeNull();
});

it('keeps the last three, and fewer when there is no room', () => {
  const storage = storageOf(10_000);
  for (const address of ['/a', '/b', '/c', '/d']) keepListing(storage, address, listing(address));
  expect(keptListing(storage, '/a')).toBeNull();
  expect(keptListing(storage, '/b')).not.toBeNull();
  const small = storageOf(300);
  keepListing(small, '/a', listing('x'.repeat(100)));
  keepListing(small, '/b', listing('x'.repeat(100)));
  expect([keptListing(small, '/a'), keptListing(small, '/b')?.batches.length]).toEqual([null, 1]);
  keepListing(small, '/c', listing('x'.repeat(1_000)));
  expect(keptListing(small, '/c')).toBeNull();
});

it('survives nonsense in the storage', () => {
  const storage = storageOf(1_000);
  storage.setItem('listings', '{');
  expect(keptListing(storage, '/a')).toBeNull();
});
