import { expect, it } from '@jest/globals';
import { generateCatalogue } from '../catalogue/generate-catalogue.js';
import { demoCollections } from './demo-collections.js';

it('catalogues each show some hours after it, so that what was known earlier has its looks', () => {
  const now = Date.now();
  const loaded = [...demoCollections(generateCatalogue({ seed: 'toile', scale: 'small' }))];
  const past = loaded.filter(({ facts }) => Date.parse(facts.show_date) < now - 86_400_000);
  expect(past.length).toBeGreaterThan(10);
  const hours = past.map(
    ({ facts, cataloguedAt }) =>
      ((cataloguedAt?.getTime() ?? Number.NaN) - Date.parse(facts.show_date)) / 3_600_000,
  );
  expect(new Set(hours)).toEqual(new Set([3]));
  expect(loaded.every(({ cataloguedAt }) => (cataloguedAt?.getTime() ?? 0) <= Date.now())).toBe(true);
});

it('has the last shows that were broadcast come out look by look', () => {
  const loaded = [...demoCollections(generateCatalogue({ seed: 'toile', scale: 'small' }))];
  const played = loaded.filter(({ cameOut }) => cameOut);
  expect(played).toHaveLength(3);
  for (const { facts, looks, cameOut = [] } of played) {
    expect([facts.live, cameOut.length]).toEqual([true, looks.length]);
    const times = cameOut.map(Number);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    expect(times[0]).toBeGreaterThan(Date.parse(facts.show_date));
  }
});
