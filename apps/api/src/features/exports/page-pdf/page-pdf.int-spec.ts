import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ExportReceipt, Figure } from '@toile/contracts';
import { openPdf } from '../../../kernel/pdf/testing-pdf.js';
import type { Person } from '../../../testing/testing-api.js';
import type { RenderedFigure } from '../../figures/index.js';
import { denimLooks, SEASON, startTestDashboard } from '../../figures/testing-dashboard.harness.js';
import { drawPage } from './draw-page.js';

let running: Awaited<ReturnType<typeof startTestDashboard>>;
let analyst: Person;
beforeAll(async () => {
  running = await startTestDashboard();
  await running.facts.looks(denimLooks(40, 13));
  analyst = await running.api.person('analyst');
});
afterAll(() => running?.stop());

const print = (page: string, person?: Person) =>
  fetch(`${running.api.url}/api/dashboard/pages/${page}`, {
    headers: { cookie: [...(person?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('prints a page with its filters, its figures as text, and a receipt for each', async () => {
  const query = `season=${SEASON}&city=milan&category=other`;
  const answer = await print(`trends/pdf?${query}&locale=fr`, analyst);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { pages, size, title } = await openPdf(new Uint8Array(await answer.arrayBuffer()));
  const text = spaced(pages.join(' '));
  expect(size.map(Math.round)).toEqual([595, 842]);
  expect(title).toBe('Tendances – Toile');
  for (const words of [
    'Part des défilés',
    'Milan',
    'Automne-hiver 2026',
    'velvet',
    '67,5 %',
    'Denim',
    '32,5 %',
    'intervalle',
  ])
    expect(text).toContain(words);
  expect(text).toMatch(/ du \d{1,2} \p{L}+\.? 2026 au \d{1,2} \p{L}+\.? 2026, tel que connu le /u);
  const figure = (await analyst.get(`/api/dashboard/category-overview/runway-share?${query}`))
    .body as unknown as Figure;
  for (const { label } of figure.rows) expect(text).toContain(label);
  const [id = ''] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text.replaceAll('- ', '-')) ?? [];
  const receipt = (await analyst.get(`/api/dashboard/exports/${id}`)).body as unknown as ExportReceipt;
  expect(receipt).toMatchObject({ format: 'pdf', definition: 'share_of_collection_v2', rows: 2 });
  expect(text).toContain(receipt.sha256.slice(0, 16));
});

it('prints Chinese, and says what is missing or unknown', async () => {
  const answer = await print(`trend-focus/pdf?season=${SEASON}&trend=denim&locale=zh`, analyst);
  const { pages, title } = await openPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(title).toBe('牛仔布 – Toile');
  expect(pages.join(' ')).toContain('秀场占比');
  expect((await print('trend-focus/pdf', analyst)).status).toBe(422);
  expect((await print('trends/pdf?city=atlantis', analyst)).status).toBe(422);
  expect((await print('nothing/pdf', analyst)).status).toBe(404);
  // What is being shown now is for subscribers.
  expect((await print('trends/pdf?season=spring-summer-2030')).status).toBe(403);
});

it('leaves no title alone at the foot of a page, its looks on the next', async () => {
  const row = { season: null, value: '1', change: null, bar: null, interval: null, note: null, colour: null };
  const figureOf = (title: string, rows: RenderedFigure['rows']) => ({
    title,
    rows,
    filters: [],
    head: { label: '', season: '', value: '', change: '' },
    empty: '',
    notes: [],
    source: 'Toile',
    receipt: '',
  });
  const rows = (many: number, of: string, picture: string | null) =>
    Array.from({ length: many }, (_, n) => ({ ...row, label: `${of}${n}`, picture }));
  const figures = [figureOf('Before', rows(24, 'row', null)), figureOf('Saved', rows(24, 'look', 'none'))];
  const pdf = await drawPage({ locale: 'en', title: 'Page', filters: 'All', made: 'now', figures });
  const { pages } = await openPdf(new Uint8Array(pdf));
  expect(pages.find((text) => text.includes('Saved'))).toContain('look0');
});
