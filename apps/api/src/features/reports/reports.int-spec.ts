import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ContentOf, type Locale, REPORT_TYPES } from '@toile/contracts';
import { testPostgres, testWarehouse } from '@toile/testing';
import pg from 'pg';
import { openPdf } from '../../kernel/pdf/testing-pdf.js';
import { startTestApi, type TestApi } from '../../testing/testing-api.js';
import { emptyLedger, Facts } from '../figures/testing-facts.js';
import type { ReportDetailsDto } from './queries/report-details.js';
import { partsIn } from './wording/parts.js';

const CHAPTERS = ['fabric', 'colours', 'houses', 'looks'] as const;
const report = (
  id: number,
  type: (typeof REPORT_TYPES)[number],
  more: Partial<ContentOf<'report'>> = {},
) => ({
  kind: 'report' as const,
  slug: `${type}-${id}`,
  doc: {
    id,
    type,
    title: `${type} number ${id}`,
    summary: 'What was shown.',
    season: 'fall-winter-2026',
    city: 'paris',
    cover: null,
    published_at: `2026-0${id}-15T09:00:00.000Z`,
    pages: CHAPTERS.length + 3,
    file: `${type}/r${id}.pdf`,
    figures: { type: 'woman', chapters: [...CHAPTERS] },
    translations: { zh: { title: `第 ${id} 份报告`, summary: '展示的内容。' } },
    ...more,
  },
});
const CONTENT = [
  report(1, 'flash'),
  report(2, 'premium'),
  report(3, 'general'),
  report(4, 'premium', { figures: null, pages: 9 }),
  report(5, 'flash', { season: 'spring-summer-2021', city: null }),
  report(6, 'flash', { figures: null, file: 'flash/linked.pdf' }),
];

let api: TestApi;
let media: string;
let facts: Facts;
let stop: () => Promise<void>;
beforeAll(async () => {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  const store = await testWarehouse(pool);
  media = await mkdtemp(join(tmpdir(), 'reports-'));
  facts = new Facts(store.warehouse);
  api = await startTestApi(postgres.url, {
    warehouse: store.warehouse,
    mediaFolder: media,
    content: CONTENT,
  });
  await emptyLedger(pool);
  await mkdir(join(media, 'reports/premium'), { recursive: true });
  await mkdir(join(media, 'reports/flash'), { recursive: true });
  await writeFile(join(media, 'reports/premium/r4.pdf'), '%PDF-1.7 uploaded');
  await writeFile(join(media, 'secret.pdf'), '%PDF-1.7 secret');
  await symlink(join(media, 'secret.pdf'), join(media, 'reports/flash/linked.pdf'));
  stop = async () => {
    await api.stop();
    await store.stop();
    await pool.end();
    await postgres.stop();
    await rm(media, { recursive: true, force: true });
  };
});
afterAll(() => stop?.());

const encodedOf = (file: string) => Buffer.from(file).toString('base64url');
const address = (file: string) => `/download/${encodedOf(file)}/pdf`;
const get = async (path: string) => {
  const answer = await fetch(api.url + path);
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
};
/** Figures are remembered for a moment: a report that is not there yet is asked for again, as its answer says. */
const whenMade = async (path: string) => {
  for (;;) {
    const answer = await get(path);
    if (answer.status !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
const details = async (slug: string, who?: string) =>
  (await (await api.person(who)).get(`/reports/${slug}`)).body as unknown as ReportDetailsDto;

it('makes nothing while the warehouse lacks the looks of the season, and says when to come again', async () => {
  const early = await get(address('flash/r1.pdf'));
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await details('flash-1')).figures).toEqual([]);
});

describe('with the season in the warehouse', () => {
  beforeEach(async () => {
    await facts.clear();
    const day = { season: 'fall-winter-2026', city: 'paris', day: '2026-03-02' };
    const looks = (designer: string, tags: string[], count: number) =>
      Array.from({ length: count }, (_, index) => ({
        look: `${designer}-${tags.join('')}-${index}`,
        designer,
        tags,
        colours: ['#000000'],
        collection: designer,
        ...day,
      }));
    await facts.looks([...looks('verne', ['denim'], 30), ...looks('lune', [], 70)]);
  });

  it('makes a report of real text once, with a chapter a page, and serves the same file again', async () => {
    const first = await whenMade(address('general/r3.pdf'));
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(first.headers.get('content-disposition')).toBe('attachment; filename="r3.pdf"');
    const { pages, title } = await openPdf(first.bytes);
    expect(title).toBe('general number 3');
    expect(pages).toHaveLength(CHAPTERS.length + 3);
    expect(pages[0]).toContain('What was shown.');
    expect(pages[1]).toMatch(/Looks shown 100 /);
    for (const { title: part, page } of partsIn(CHAPTERS, 'en')) expect(pages[page - 1]).toContain(part);
    expect(pages[3]).toContain('Black first, with 100.0% of 100 looks.');
    expect(pages.at(-1)).toContain('Robots');
    await facts.clear();
    expect((await get(address('general/r3.pdf'))).bytes).toEqual(first.bytes);
    expect(await readFile(join(media, 'reports/general/r3.pdf'))).toEqual(Buffer.from(first.bytes));
  });

  it.each([
    [
      'fr',
      {
        title: 'general number 3',
        about: 'Femme · Paris · Automne-hiver 2026',
        day: '15 mars 2026',
        kind: 'Rapport de saison',
        glance: 'Looks présentés 100',
        lead: 'Noir en tête, avec 100,0 % des 100 looks.',
        method: 'Les robots, notre équipe',
      },
    ],
    [
      'zh',
      {
        title: '第 3 份报告',
        about: '女装 · 巴黎 · 2026 秋冬',
        day: '2026年3月15日',
        kind: '当季报告',
        glance: '展示的造型 100',
        lead: '黑色居首，占 100 套造型的 100.0%。',
        method: '机器人、本站员工',
      },
    ],
  ] as const)('says the same in %s, in a file of its own', async (locale, expected) => {
    const english = await whenMade(address('general/r3.pdf'));
    const answer = await whenMade(`${address('general/r3.pdf')}?locale=${locale}`);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="r3.${locale}.pdf"`);
    const { pages, title } = await openPdf(answer.bytes);
    expect(title).toBe(expected.title);
    // What a reader sees: lines of Chinese break within words, and thin spaces are spaces.
    const plain = (text = '') => text.replace(/\s/g, '');
    const [cover, glance] = pages.map(plain);
    for (const words of [expected.about, expected.day, expected.kind]) expect(cover).toContain(plain(words));
    expect(glance).toContain(plain(expected.glance));
    for (const { title: part, page } of partsIn(CHAPTERS, locale))
      expect(plain(pages[page - 1])).toContain(plain(part));
    expect(plain(pages[3])).toContain(plain(expected.lead));
    expect(plain(pages.at(-1))).toContain(plain(expected.method));
    expect(pages.slice(1).join(' ')).not.toMatch(/\b(looks shown|counted|a year earlier|of the)\b/i);
    expect((await get(address('general/r3.pdf'))).bytes).toEqual(english.bytes);
    expect((await get(`/download/${encodedOf(`general/r3.${locale}.pdf`)}/pdf`)).status).toBe(404);
  });

  it('names reports in the reader’s language, and says which that is', async () => {
    const shown = async (locale: Locale) =>
      (await (await api.person()).get(`/reports/general-3?locale=${locale}`))
        .body as unknown as ReportDetailsDto;
    const [chinese, french] = [await shown('zh'), await shown('fr')];
    expect(chinese.report).toMatchObject({
      title: '第 3 份报告',
      summary: '展示的内容。',
      language: 'zh',
      file_language: 'zh',
      download_url: `${address('general/r3.pdf')}?locale=zh`,
    });
    expect(chinese.contents).toEqual(partsIn(CHAPTERS, 'zh'));
    expect(french.report).toMatchObject({
      title: 'general number 3',
      language: 'en',
      file_language: 'fr',
    });
    const uploaded = french.others.find(({ slug }) => slug === 'premium-4');
    expect(uploaded).toMatchObject({ file_language: 'en' });
  });

  it('shows what a report holds and leads with, to those who may not read it, too', async () => {
    await whenMade(address('flash/r1.pdf'));
    const { report: shown, contents, figures, others } = await details('flash-1');
    expect(shown).toMatchObject({ slug: 'flash-1', locked: false, download_url: address('flash/r1.pdf') });
    expect(contents).toEqual(partsIn(CHAPTERS, 'en'));
    expect(figures.slice(0, 3).map(({ of, value }) => [of, value])).toEqual([
      ['looks', 100],
      ['collections', 2],
      ['brands', 2],
    ]);
    expect(others.map(({ slug }) => slug)).not.toContain('flash-1');
    const locked = (await details('premium-2')).report;
    expect([locked.locked, locked.download_url]).toEqual([true, null]);
    expect((await details('premium-4')).contents).toEqual([]);
    expect((await (await api.person()).get('/reports/none')).status).toBe(404);
  });
});

it.each([
  [undefined, 200, 401],
  ['free', 200, 403],
  ['subscriber', 200, 200],
  ['student', 200, 200],
  ['trend', 200, 200],
  ['team', 200, 200],
  ['canceled', 200, 403],
  ['pastdue', 200, 403],
  ['brand', 200, 403],
  ['editor', 200, 200],
])('lets %s download general reports with %i and premium ones with %i', async (who, general, premium) => {
  const person = await api.person(who);
  expect((await person.get(address('general/r3.pdf'))).status).toBe(general);
  expect((await person.get(address('premium/r4.pdf'))).status).toBe(premium);
  const { locked, download_url } = (await details('premium-4', who)).report;
  expect([locked, download_url !== null]).toEqual([premium !== 200, premium === 200]);
});

it.each([
  '../../etc/passwd',
  '../secret.pdf',
  'flash/../../secret.pdf',
  '/etc/passwd.pdf',
  'flash\\..\\x.pdf',
  'flash/linked.pdf',
  'flash/r1.pdf.json',
  'secret.pdf',
  'flash/r1.pdf\0',
  '%2e%2e/secret.pdf',
])('gives nothing outside the folder of reports: %j', async (path) => {
  const operator = await api.person('operator');
  for (const encoding of ['base64', 'base64url'] as const) {
    const encoded = encodeURIComponent(Buffer.from(path).toString(encoding));
    expect((await operator.get(`/download/${encoded}/pdf`)).status).toBe(404);
  }
});

it('lists reports by type, the newest first; a type wins over a slug', async () => {
  const person = await api.person();
  const slugs = async (path: string) => (await person.get(path)).body.results.map(({ slug }) => slug);
  expect(await slugs('/reports')).toEqual([
    'flash-6',
    'flash-5',
    'premium-4',
    'general-3',
    'premium-2',
    'flash-1',
  ]);
  expect(await slugs('/reports/premium')).toEqual(['premium-4', 'premium-2']);
  expect(await slugs('/reports/general')).toEqual(['general-3']);
  expect(await slugs('/api/reports/flash/list')).toEqual(await slugs('/reports/flash'));
});
