import { expect, it } from '@jest/globals';
import { describeGarments } from '@toile/vocabulary/descriptions';
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

/** All of a document that is longer than a name. */
const sentencesOf = (words: object) =>
  JSON.stringify({ ...words, translations: undefined })
    .match(/"[^"]{12,}"/g)
    ?.join('\n') ?? JSON.stringify(words);

/** What has no words but names, or only words of the vocabulary. */
const NAMES = ['tag', 'model', 'client'];
const OTHERS = ['es', 'fr', 'it', 'zh'];

it('says everything in five languages', () => {
  const written = entries.filter(({ kind }) => !NAMES.includes(kind) && kind !== 'street-style');
  expect(new Set(written.map(({ kind }) => kind)).size).toBeGreaterThan(10);
  for (const { kind, slug, doc } of written) {
    const { translations = {} } = doc as { translations?: Record<string, object> };
    expect([kind, slug, Object.keys(translations).sort()]).toEqual([kind, slug, OTHERS]);
    // Nothing is copied from another language; names and pictures are left aside.
    const said = [doc, ...Object.values(translations)].map((words) => sentencesOf(words));
    expect(new Set(said).size).toBe(OTHERS.length + 1);
  }
});

it('describes what people in the street wear by its garments', () => {
  for (const { kind, doc } of entries)
    if (kind === 'street-style') expect(describeGarments(doc.garments ?? [], 'en')).toBe(doc.description);
});
