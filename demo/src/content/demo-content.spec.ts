import { expect, it } from '@jest/globals';
import { generateCatalogue } from '../catalogue/generate-catalogue.js';
import { demoContent } from './demo-content.js';

const catalogue = generateCatalogue({ seed: 'content', scale: 'small' });
const entries = [...demoContent(catalogue)];

it('names each thing once', () => {
  expect(new Set(entries.map(({ kind, slug }) => `${kind}/${slug}`)).size).toBe(entries.length);
});

it('names looks that exist', () => {
  const looks = new Set(catalogue.looks.map((look) => look.slug));
  const named = JSON.stringify(entries)
    .match(/"looks":\[("[^\]]*")\]/g)
    ?.flatMap((list) => list.match(/[a-z0-9-]{9,}/g) ?? []);
  expect(named?.length).toBeGreaterThan(50);
  for (const slug of named ?? []) expect(looks).toContain(slug);
});

it('is the same for the same seed', () => {
  expect([...demoContent(generateCatalogue({ seed: 'content', scale: 'small' }))]).toEqual(entries);
});

it('has three reports of each type, each about a season with shows', () => {
  // The small catalogue has two seasons only.
  const full = generateCatalogue({ seed: 'content', scale: 'full' });
  const reports = [...demoContent(full)].flatMap((entry) => (entry.kind === 'report' ? [entry.doc] : []));
  for (const type of ['flash', 'premium', 'general'])
    expect(reports.filter((report) => report.type === type)).toHaveLength(3);
  expect(new Set(reports.map(({ id }) => id)).size).toBe(9);
  expect(new Set(reports.map(({ title }) => title)).size).toBe(9);
  for (const { season, city, pages, figures } of reports) {
    const shown = full.collections.some((one) => one.season === season && (!city || one.city === city));
    expect([shown, pages]).toEqual([true, (figures?.chapters.length ?? 0) + 3]);
  }
});

it('says what every page shows in five languages', () => {
  const shown = entries.filter(
    ({ kind }) => ['poll', 'promo-band', 'report'].includes(kind) || kind.endsWith('banner'),
  );
  expect(shown.length).toBeGreaterThan(5);
  for (const { doc } of shown) {
    const { translations } = doc as { translations?: Record<string, { labels?: string[] }> };
    expect(Object.keys(translations ?? {}).sort()).toEqual(['es', 'fr', 'it', 'zh']);
  }
});
