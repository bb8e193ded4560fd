import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ExportReceipt } from '@toile/contracts';
import { demoSubject } from '@toile/demo/members';
import { strFromU8, unzipSync } from 'fflate';
import { openApiEventStore } from '../../event-sourced-features.js';
import { openPdf } from '../../kernel/pdf/testing-pdf.js';
import type { Person } from '../../testing/testing-api.js';
import { denimLooks, SEASON, startTestDashboard } from '../figures/testing-dashboard.harness.js';
import { addSubscriptions } from '../subscriptions/index.js';
import type { DeckEvent } from './domain/deck.events.js';
import { START_DUE_REFRESHES } from './refresh/refresh-deck.handler.js';
import type { RenderedSlideDto } from './rendering/rendered-slide.dto.js';
import type { DeckDto, DeckSummaryDto } from './slide.dto.js';
import { chartsOf } from './testing-charts.js';

const DECKS = '/api/dashboard/decks';
const SHARE = {
  kind: 'figure',
  figure: 'category-overview/runway-share',
  filters: { season: SEASON, city: 'milan', category: 'other' },
};
const QUESTION = {
  kind: 'question',
  question: `measures=runway_share&rows=tag&columns=city&seasons=${SEASON}`,
};

let running: Awaited<ReturnType<typeof startTestDashboard>>;
let analyst: Person;
let colleague: Person;
let stranger: Person;
beforeAll(async () => {
  running = await startTestDashboard();
  const { api, facts, pool } = running;
  await facts.looks([
    ...denimLooks(40, 13),
    ...Array.from({ length: 20 }, (_, n) => ({
      look: `p-${n}`,
      season: SEASON,
      day: '2026-03-02',
      city: 'paris',
      tags: n < 5 ? ['denim'] : ['velvet'],
    })),
  ]);
  const endsAt = new Date(Date.now() + 86_400_000);
  const plan = { kind: 'dashboard', plan: 'dashboard', status: 'active', quantity: 1, endsAt } as const;
  const member = demoSubject('trend@demo.toile.test');
  await addSubscriptions(pool, [{ ...plan, member }], { source: 'test', now: new Date() });
  // Two seats of a team's plan: whoever sits on them are colleagues.
  const team = await api.person('team');
  for (const name of ['analyst', 'operator'])
    await team.send('POST', '/api/paywall/subscriptions/me/seats', { email: `${name}@demo.toile.test` });
  [analyst, colleague, stranger] = (await Promise.all(
    ['analyst', 'operator', 'trend'].map((name) => api.person(name)),
  )) as [Person, Person, Person];
});
// What was counted in one test is not held against the next.
beforeEach(() => running.pool.query('DELETE FROM rate_limit').then(() => undefined));
afterAll(() => running?.stop());

const sharing = ({ id }: DeckDto) => `/api/dashboard/shared/deck/${id}/sharing`;

async function made(...contents: object[]): Promise<DeckDto> {
  const created = await analyst.send('POST', DECKS, { title: 'Milan, the morning after' });
  expect(created.status).toBe(201);
  let deck = created.body as unknown as DeckDto;
  for (const content of contents) {
    const { status, body } = await analyst.send('POST', `${DECKS}/${deck.id}/slides`, content);
    expect([status, status === 201 ? '' : JSON.stringify(body)]).toEqual([201, '']);
    deck = body as unknown as DeckDto;
  }
  return deck;
}
const file = async (path: string, person = analyst) => {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${running.api.url}${DECKS}/${path}`, { headers: { cookie } });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const shown = async (deck: DeckDto, at: number, query = '', person = analyst) =>
  (await person.get(`${DECKS}/${deck.id}/slides/${deck.slides[at]?.id}${query}`))
    .body as unknown as RenderedSlideDto;

describe('a deck', () => {
  it('says of a slide without a row that there is nothing, apart from what its author said', async () => {
    // Nothing was shown a year before, so nothing rises.
    const none = { kind: 'figure', figure: 'homepage/trends/kpi', filters: { season: SEASON } };
    const deck = await made({ content: none }, { content: none, text: 'As expected.' });
    const said = [await shown(deck, 0), await shown(deck, 1)].map(({ rows, text, empty }) => [
      rows.length,
      text,
      empty,
    ]);
    expect(said).toEqual([
      [0, null, 'No data available'],
      [0, 'As expected.', 'No data available'],
    ]);
  });

  it('is kept with its slides, which are arranged, changed and removed', async () => {
    const deck = await made(
      { content: { kind: 'text' }, title: 'Findings', text: 'Denim is back.' },
      { content: SHARE },
    );
    const [first, second] = deck.slides.map(({ id }) => id);
    const path = `${DECKS}/${deck.id}`;
    const order = await analyst.send('PUT', `${path}/order`, { order: [second, first] });
    expect((order.body as unknown as DeckDto).slides.map(({ id }) => id)).toEqual([second, first]);
    expect((await analyst.send('PUT', `${path}/order`, { order: [second] })).status).toBe(409);
    const changed = await analyst.send('PATCH', `${path}/slides/${first}`, {
      text: 'And so is velvet.',
      title: ' ',
    });
    expect((changed.body as unknown as DeckDto).slides[1]).toMatchObject({
      title: null,
      text: 'And so is velvet.',
    });
    expect((await analyst.send('DELETE', `${path}/slides/${second}`)).status).toBe(200);
    expect((await analyst.send('PATCH', path, { title: 'Milan' })).body).toMatchObject({ title: 'Milan' });
    expect((await analyst.get(DECKS)).body.results).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: deck.id, title: 'Milan', slides: 1, role: 'own' }),
      ]),
    );
    expect((await analyst.send('DELETE', path)).status).toBe(204);
    expect((await analyst.get(path)).status).toBe(404);
    expect((await analyst.send('PATCH', path, { title: 'Again' })).status).toBe(404);
  });

  it('begins with the slides of a template, which are all answered', async () => {
    const { body } = await analyst.send('POST', DECKS, {
      title: 'Season',
      template: 'season-wrap-up',
      season: SEASON,
    });
    const deck = body as unknown as DeckDto;
    const figures = Array(4).fill('figure');
    expect(deck.slides.map(({ content }) => content.kind)).toEqual([
      'figure',
      'question',
      ...figures,
      'text',
    ]);
    const slides = await Promise.all(deck.slides.map((_, at) => shown(deck, at)));
    expect(slides.map(({ problem }) => problem)).toEqual(Array(7).fill(null));
    expect(slides.map(({ keyFigures }) => keyFigures)).toEqual([true, ...Array(6).fill(false)]);
    const lacking = await analyst.send('POST', DECKS, {
      title: 'X',
      template: 'trend-brief',
      season: SEASON,
    });
    expect([lacking.status, JSON.stringify(lacking.body)]).toEqual([
      422,
      expect.stringContaining('needs a trend'),
    ]);
    const unknown = { title: 'X', template: 'show-report', season: SEASON, brand: 'nobody' };
    expect((await analyst.send('POST', DECKS, unknown)).status).toBe(404);
  });

  it.each([
    [{ content: { kind: 'figure' } }, 'needs figure'],
    [{ content: { kind: 'figure', figure: 'graphs/secrets' } }, 'figure'],
    [{ content: { kind: 'question', question: 'measures=money&rows=tag' } }, 'There is no \\"money\\"'],
    [{ content: { kind: 'looks', looks: Array.from({ length: 13 }, (_, n) => `l-${n}`) } }, 'looks'],
    [{ content: { kind: 'text' }, text: 'x'.repeat(2_001) }, 'text'],
    [{ content: { kind: 'film' } }, 'kind'],
    [{}, 'content'],
  ])('refuses a slide of %j', async (slide, message) => {
    const deck = await made();
    const { status, body } = await analyst.send('POST', `${DECKS}/${deck.id}/slides`, slide);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(message)]);
    expect((await analyst.get(`${DECKS}/${deck.id}`)).body).toMatchObject({ slides: [] });
  });

  it('says on a slide what cannot be asked any more, and shows the others', async () => {
    const gone = { kind: 'figure', figure: 'brands/kpi', filters: { season: SEASON, brand: 'nobody' } };
    const deck = await made(
      { content: gone },
      { content: { kind: 'board', board: '0123456789abcdef' } },
      { content: QUESTION },
    );
    for (const [at, kind] of ['Figure', 'Moodboard'].entries())
      expect(await shown(deck, at)).toMatchObject({
        title: kind,
        problem: expect.stringMatching(/is not in Toile any more\. Choose another figure, or remove/),
      });
    expect(await shown(deck, 0, '?locale=fr')).toMatchObject({
      title: 'Chiffre',
      problem: expect.stringMatching(/n’est plus dans Toile\. Choisissez/),
    });
    expect(await shown(deck, 2)).toMatchObject({
      problem: null,
      head: ['Trend', 'Milan', 'Paris'],
      rows: [
        ['Velvet', '67.5%', '75.0% *'],
        ['Denim', '32.5%', '25.0% *'],
      ],
      chart: {
        kind: 'bars',
        percent: true,
        categories: ['Velvet', 'Denim'],
        series: [{ name: 'Milan', values: [67.5, 32.5] }, { name: 'Paris' }],
      },
    });
    expect((await shown(deck, 2, '?locale=fr')).head).toEqual(['Tendance', 'Milan', 'Paris']);
    expect((await file(`${deck.id}/files/pptx`)).answer.status).toBe(200);
  });
});

describe('a deck as PowerPoint', () => {
  it('has charts and tables that can be edited, sources with receipts, and links', async () => {
    const deck = await made(
      { content: SHARE, text: 'Denim is back.' },
      { content: QUESTION, title: 'Milan & Paris <3' },
      { content: { kind: 'looks', looks: ['look-1', 'look-2'] } },
      { content: { kind: 'text' } },
    );
    const { answer, bytes } = await file(`${deck.id}/files/pptx`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ]);
    const parts = unzipSync(bytes);
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const named = (pattern: RegExp) => Object.keys(parts).filter((name) => pattern.test(name));
    const charts = named(/^ppt\/charts\/chart\d+\.xml$/).map(part);
    expect(charts).toHaveLength(2);
    // The numbers themselves, with the words a reader sees, and a workbook behind each chart.
    expect(charts[0]).toMatch(/<c:barDir val="bar"\/>/);
    expect(charts[0]).toMatch(/<c:v>velvet<\/c:v>[\s\S]*<c:v>67\.5<\/c:v>[\s\S]*<c:v>32\.5<\/c:v>/);
    expect(charts[1]?.match(/<c:ser>/g)).toHaveLength(2);
    expect(named(/^ppt\/embeddings\/.*\.xlsx$/)).toHaveLength(2);
    // The cover is the first, and a page without a word is none.
    expect(named(/^ppt\/slides\/slide\d+\.xml$/)).toHaveLength(4);
    const [share, question, looks] = [2, 3, 4].map((n) => part(`ppt/slides/slide${n}.xml`));
    expect(share).toMatch(/<a:tbl>[\s\S]*velvet[\s\S]*67\.5%/);
    expect(share).toContain('Denim is back.');
    expect(question).toContain('Milan &amp; Paris &lt;3');
    expect(looks).toMatch(/look-1|Look 1/);
    const notes = part('ppt/notesSlides/notesSlide2.xml');
    expect(notes).toContain('Toile, Runway share version 2, ');
    const link = part('ppt/slides/_rels/slide2.xml.rels');
    expect(link).toMatch(/Target="https:\/\/toile\.example\/en\/data\/dashboard\/trends\?[^"]*city=milan/);
    expect(part('ppt/slides/_rels/slide3.xml.rels')).toContain(
      '/en/data/dashboard/explore?measures=runway_share',
    );
    // The receipt gives the same table again.
    const [id] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(share ?? '') ?? [];
    const receipt = (await analyst.get(`/api/dashboard/exports/${id}`)).body as unknown as ExportReceipt;
    expect(receipt).toMatchObject({ format: 'pptx', definition: 'share_of_collection_v2', rows: 2 });
    expect((await analyst.get(receipt.again)).status).toBe(200);
  });

  it('says the same numbers in a chart, in its workbook and on the page', async () => {
    const deck = await made({ content: SHARE }, { content: QUESTION });
    const charts = chartsOf((await file(`${deck.id}/files/pptx`)).bytes);
    const shownCharts = (await Promise.all([shown(deck, 0), shown(deck, 1)])).map(({ chart }) => chart);
    expect(charts).toHaveLength(2);
    for (const [at, { drawn, workbook }] of charts.entries()) {
      const { categories = [], series = [] } = shownCharts[at] ?? {};
      const said = series.map(({ name, values }) => ({ name, categories, values }));
      expect(drawn).toEqual(said);
      expect(workbook).toEqual(said);
    }
  });

  it('takes less than five seconds for six figures', async () => {
    const deck = await made(...Array.from({ length: 6 }, (_, n) => ({ content: n % 2 ? QUESTION : SHARE })));
    const take = async () => {
      const begun = performance.now();
      expect((await file(`${deck.id}/files/pptx`)).answer.status).toBe(200);
      return performance.now() - begun;
    };
    const first = await take();
    // The quicker of two: whoever else uses the machine is no part of it.
    expect(first < 5_000 ? first : await take()).toBeLessThan(5_000);
  });

  it('leaves as PDF, too, with the same words', async () => {
    const deck = await made({ content: SHARE, text: 'Denim is back.' }, { content: QUESTION });
    const { answer, bytes } = await file(`${deck.id}/files/pdf`, analyst);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { pages, title } = await openPdf(bytes);
    const text = pages.join(' ').replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(title).toBe('Milan, the morning after – Toile');
    for (const words of ['Denim is back.', '67.5%', 'Velvet · Paris', '75.0%']) expect(text).toContain(words);
    expect((await file(`${deck.id}/files/odp`)).answer.status).toBe(404);
  });
});

describe('a question on a slide that leaves something out', () => {
  const LESS = {
    kind: 'question',
    question: `measures=looks&rows=tag&without=city:paris;tag:lace&seasons=${SEASON}&formulas=${encodeURIComponent('Twice:2*looks')}`,
  };
  it('says so whatever it is called, on the page, in PowerPoint, its notes and PDF', async () => {
    const deck = await made({ content: LESS, title: 'Our season' });
    const slide = await shown(deck, 0);
    expect(slide).toMatchObject({
      title: 'Our season',
      filters: 'Without Paris · Without Lace',
      head: ['Trend', 'Looks', 'Twice'],
      rows: [
        ['Velvet', '27', '54.00'],
        ['Denim', '13', '26.00'],
      ],
      problem: null,
    });
    expect(slide.link).toContain('without=');
    expect(slide.source).toContain(
      'Toile, Looks (Published looks of the cell), Twice (2 × Looks), without Paris, without Lace, version 1, ',
    );
    const parts = unzipSync((await file(`${deck.id}/files/pptx?locale=fr`)).bytes);
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    for (const name of ['ppt/slides/slide2.xml', 'ppt/notesSlides/notesSlide2.xml'])
      for (const words of ['Sans Paris · Sans Dentelle', ', sans Paris, sans Dentelle, version 1, '])
        expect([name, part(name)]).toEqual([name, expect.stringContaining(words)]);
    // Its receipt asks the same again.
    const [id] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(part('ppt/slides/slide2.xml')) ?? [];
    const { again } = (await analyst.get(`/api/dashboard/exports/${id}`)).body as unknown as ExportReceipt;
    const { rows } = (await analyst.get(again)).body as unknown as { rows: { value: number }[] };
    expect(rows.map(({ value }) => value)).toEqual([27, 54, 13, 26]);
    const { pages } = await openPdf((await file(`${deck.id}/files/pdf?locale=zh`)).bytes);
    expect(pages.join(' ')).toMatch(/不含巴黎.*不含蕾丝/);
  });
});

describe('a deck of others', () => {
  it('is read by colleagues when it is shared, edited when it is shared so, and by strangers in no way', async () => {
    const deck = await made({ content: SHARE });
    const path = `${DECKS}/${deck.id}`;
    const slide = `${path}/slides/${deck.slides[0]?.id}`;
    const statuses = async (person: Person) => [
      (await person.get(path)).status,
      (await person.get(slide)).status,
      (await file(`${deck.id}/files/pptx`, person)).answer.status,
      (await person.send('PATCH', path, { title: 'Ours' })).status,
      (await person.send('POST', `${path}/slides`, { content: { kind: 'text' } })).status,
      (await person.send('PUT', sharing(deck), { role: 'edit' })).status,
      (await person.send('DELETE', path)).status,
    ];
    const NOTHING = [404, 404, 404, 404, 404, 404, 404];
    expect(await statuses(colleague)).toEqual(NOTHING);
    await analyst.send('PUT', sharing(deck), { role: 'read' });
    expect(await statuses(colleague)).toEqual([200, 200, 200, 403, 403, 403, 403]);
    expect(await statuses(stranger)).toEqual(NOTHING);
    const listOf = async (person: Person) =>
      ((await person.get(DECKS)).body.results as unknown as DeckSummaryDto[]).filter(
        ({ id }) => id === deck.id,
      );
    expect(await listOf(colleague)).toMatchObject([{ role: 'read', shared: 'read' }]);
    expect(await listOf(stranger)).toEqual([]);
    await analyst.send('PUT', sharing(deck), { role: 'edit' });
    expect(await statuses(colleague)).toEqual([200, 200, 200, 200, 201, 403, 403]);
    expect(await statuses(stranger)).toEqual(NOTHING);
    expect((await analyst.get(path)).body).toMatchObject({ title: 'Ours', role: 'own', shared: 'edit' });
    await analyst.send('DELETE', sharing(deck));
    expect(await statuses(colleague)).toEqual(NOTHING);
    const reader = await running.api.person('subscriber');
    expect([(await reader.get(path)).status, (await (await running.api.person()).get(path)).status]).toEqual([
      403, 401,
    ]);
  });

  it('is closed to who leaves the subscription', async () => {
    const deck = await made();
    await analyst.send('PUT', sharing(deck), { role: 'read' });
    expect((await colleague.get(`${DECKS}/${deck.id}`)).status).toBe(200);
    const team = await running.api.person('team');
    const SEATS = '/api/paywall/subscriptions/me/seats';
    const seats = (await team.get(SEATS)).body.results as unknown as { id: string; email: string }[];
    const seat = seats.find(({ email }) => email.startsWith('operator'));
    expect((await team.send('DELETE', `${SEATS}/${seat?.id}`)).status).toBe(204);
    expect((await colleague.get(`${DECKS}/${deck.id}`)).status).toBe(404);
  });
});

/** As if the day had been chosen long ago. */
async function fallDue(store: ReturnType<typeof openApiEventStore>, deck: string, at: string) {
  const stream = `deck-${deck}`;
  const commandId = randomUUID();
  await store.append({
    stream,
    expectedVersion: (await store.load(stream)).length,
    commandId,
    metadata: { correlationId: commandId, causationId: null, actor: null, occurredAt: new Date(at) },
    answer: null,
    events: [{ type: 'RefreshChosen', data: { weekday: 3, at } }],
  });
}

describe('a deck that is refreshed by the week', () => {
  it('shows its figures as they were known then, marks what changed since the time before, and is done once', async () => {
    const { api, facts, pool } = running;
    const deck = await made(
      { content: SHARE },
      { content: QUESTION },
      { content: { kind: 'text' }, title: 'Hm' },
    );
    const path = `${DECKS}/${deck.id}`;
    const refresh = async (weekday: number) => {
      const chosen = await analyst.send('PUT', `${path}/refresh`, { weekday });
      expect(chosen.body).toMatchObject({ refresh: { weekday, waiting: true } });
      await api.runJobs();
      return ((await analyst.get(path)).body as unknown as DeckDto).refresh;
    };
    const tell = (answer: RenderedSlideDto) => answer.refreshed?.marks.map(({ text }) => text);
    expect(await refresh(1)).toMatchObject({ waiting: false, refreshed_at: expect.any(String) });
    const first = await shown(deck, 0);
    expect(first.refreshed).toMatchObject({ since: null, failed: null, marks: [] });
    await facts.looks(denimLooks(40, 20, { at: new Date().toISOString() }));
    // What came since is not shown before the next time.
    expect((await shown(deck, 0)).rows).toEqual(first.rows);
    await refresh(2);
    expect(tell(await shown(deck, 0))).toEqual([
      'Denim 32.5% → 50.0% (+17.5)',
      'velvet 67.5% → 50.0% (-17.5)',
    ]);
    const french = await shown(deck, 1, '?locale=fr');
    expect(tell(french)?.join()).toMatch(/Denim, Milan 32,5.% → 50,0.% \(\+17,5\)/);
    expect(french.refreshed?.note).toMatch(/^Comparé au /);
    expect((await shown(deck, 2)).refreshed).toBeNull();
    const parts = unzipSync((await file(`${deck.id}/files/pptx`)).bytes);
    const slide = strFromU8(parts['ppt/slides/slide2.xml'] ?? new Uint8Array());
    for (const words of ['▲ Denim 32.5% → 50.0% (+17.5)', 'Compared with']) expect(slide).toContain(words);

    // It was due while nothing ran: done once, however many look.
    const store = openApiEventStore(pool, api.secret);
    const long = new Date(Date.now() - 30 * 86_400_000).toISOString();
    await fallDue(store, deck.id, long);
    await api.runJobs(START_DUE_REFRESHES);
    await api.runJobs(START_DUE_REFRESHES);
    const events = await store.load<DeckEvent>(`deck-${deck.id}`);
    expect(events.filter(({ type }) => type === 'RefreshDue')).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'DeckRefreshed')).toHaveLength(3);
    expect(tell(await shown(deck, 0))).toEqual(['Unchanged']);

    for (const wrong of [{ weekday: 0 }, { weekday: 'Monday' }, {}])
      expect((await analyst.send('PUT', `${path}/refresh`, wrong)).status).toBe(422);
    expect((await stranger.send('PUT', `${path}/refresh`, { weekday: 1 })).status).toBe(404);
    expect((await analyst.send('DELETE', `${path}/refresh`)).body).toMatchObject({ refresh: null });
    expect((await shown(deck, 0)).refreshed).toBeNull();
  });
});
