import { expect, it } from '@jest/globals';
import { CONTENT_KINDS, CONTENT_SCHEMAS } from '@toile/contracts';
import { generateCatalogue } from '../catalogue/generate-catalogue.js';
import { demoContent, demoReports } from './demo-content.js';
import { drawReport } from './report-pdf.js';

const catalogue = generateCatalogue({ seed: 'content', scale: 'small' });
const entries = [...demoContent(catalogue)];

it('fits the schema of its kind, has every kind, and names each thing once', () => {
  for (const { kind, slug, doc } of entries)
    expect([slug, CONTENT_SCHEMAS[kind].parse(doc)]).toEqual([slug, doc]);
  const missing = CONTENT_KINDS.filter((kind) => !entries.some((entry) => entry.kind === kind));
  // These three are fixed lists of the contracts.
  expect(missing).toEqual(['type', 'city', 'season']);
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

it('draws a report as the same PDF every time', async () => {
  const [report] = demoReports(catalogue);
  if (!report) throw new Error('there is no report');
  const pdf = await drawReport(report);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(report.doc.pages);
  expect(await drawReport(report)).toEqual(pdf);
});

it('says what every page shows in five languages', () => {
  const shown = entries.filter(
    ({ kind }) => kind === 'poll' || kind.endsWith('banner') || kind === 'promo-band',
  );
  expect(shown.length).toBeGreaterThan(5);
  for (const { doc } of shown) {
    const { translations } = doc as { translations?: Record<string, { labels?: string[] }> };
    expect(Object.keys(translations ?? {}).sort()).toEqual(['es', 'fr', 'it', 'zh']);
  }
});
