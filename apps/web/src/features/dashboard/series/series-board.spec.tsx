/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { filled } from '../../../i18n/filled';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderInBoard } from '../../../testing/in-board';
import { SeriesBoard } from './series-board';
import type { Series } from './series-values';

asBrowser();
afterEach(() => history.replaceState(null, '', '/'));
const api = fakeApi();
const words = messagesOf('en').dashboard;
const point = (value: number) => ({ value, numerator: value * 10, low_base: false, interval: null });
const season = (season_short: string, from: string) => ({
  from,
  to: from,
  season: season_short.toLowerCase(),
  season_short,
  partial: false,
  of: 100,
});
const series: Series = {
  steps: [season('SS26', '2025-09-01'), season('SS27', '2026-09-01')],
  series: [
    { slug: 'denim', label: 'Denim', points: [point(10), point(20)] },
    { slug: 'lace', label: 'Lace', points: [point(30), point(5)] },
  ],
  shows: [],
  meta: {
    definition: 'share_of_collection_v2',
    version: 2,
    filters: {},
    window: { from: '2025-09-01', to: '2026-09-01', rule: '' },
    as_of: '2026-11-20T12:00:00.000Z',
    fresh_to: '2026-11-20T12:00:00.000Z',
    partial: false,
  },
};
const shown = () =>
  renderInBoard(
    <SeriesBoard
      today="2026-11-20"
      first={{ path: '/api/dashboard/series?measure=runway-share&of=trend', series }}
    />,
  );

it('shows what the server sent as a table, each value of which opens the looks behind it', async () => {
  api.answer('GET /api/dashboard/rows/looks', { body: { rows: [], total_count: 0, page: 1, page_size: 24 } });
  api.answer('GET /api/dashboard/rows/context', {
    body: { window: null, previous_window: null, as_of: '', not_counted: null, changes: null },
  });
  shown();
  const row = screen.getByRole('row', { name: /Lace/ });
  await userEvent.click(within(row).getByRole('button', { name: /SS27/ }));
  const dialog = await screen.findByRole('dialog', { name: /Lace, SS27/, hidden: true });
  expect(await within(dialog).findByText(words.how.nothing)).toBeTruthy();
  expect(api.asked.some(({ path }) => path.includes('rows/looks') && path.includes('season=ss27'))).toBe(
    true,
  );
  // How it is counted, in which version, and as it was known on another day.
  const definitions = messagesOf('en').figures.definitions;
  expect(within(dialog).getByText(definitions.share_of_collection_v2.denominator)).toBeTruthy();
  expect(within(dialog).getByText(/50 ÷ 100 = 50.00/)).toBeTruthy();
  expect(within(dialog).getByText(/Definition share_of_collection_v2, version 2/)).toBeTruthy();
  // What another version comes to is counted once it is asked for.
  const row1 = { tag_name: 'lace', value: 6.5, value_label: '6.5 %', numerator: 13, denominator: 200 };
  api.answer('GET /api/dashboard/category-overview/runway-share', {
    body: { rows: [row1], meta: series.meta },
  });
  await userEvent.click(within(dialog).getByText(filled(words.how.otherVersion, { version: '1' })));
  expect(await within(dialog).findByText(/^13 ÷ 200 = 6\.5\s%$/)).toBeTruthy();
  expect(api.asked.at(-1)?.path).toMatch(/runway-share\?.*season=ss27&trend=lace&definition=1/);
  expect(api.asked.some(({ path }) => path.includes('rows/context?measure=looks'))).toBe(true);
  fireEvent.change(within(dialog).getByLabelText(words.how.asKnown), { target: { value: '2026-10-01' } });
  await waitFor(() => expect(api.asked.at(-1)?.path).toContain('as_of=2026-10-01T23:59:59.999Z'));
});

it('says what a group is made of beside what is behind it', async () => {
  const members = ['lace', 'sheer'].map((slug) => ({ slug, label: slug }));
  const group = { slug: '~soft', label: 'Soft', members, points: [point(10), point(20)] };
  const groups = '~soft:tag:Soft:lace,sheer';
  history.replaceState(null, '', `/?groups=${groups}`);
  const path = `/api/dashboard/series?${new URLSearchParams({ measure: 'runway-share', of: 'trend', groups })}`;
  api.answer('GET /api/dashboard/series', { body: { ...series, series: [group] } });
  api.answer('GET /api/dashboard/questions/looks', {
    body: { rows: [], total_count: 0, page: 1, page_size: 24 },
  });
  renderInBoard(<SeriesBoard today="2026-11-20" first={{ path, series: null }} />);
  const row = await screen.findByRole('row', { name: /Soft/ });
  await userEvent.click(within(row).getByRole('button', { name: /SS27/ }));
  const dialog = await screen.findByRole('dialog', { name: /Soft, SS27/, hidden: true });
  expect(within(dialog).getByText(words.how.madeUpOf).parentElement?.textContent).toMatch(/lace, sheer/i);
});

it('has the same for paper, a row a season, as many tables as names ask for, and hidden ones marked', () => {
  const names = Array.from({ length: 9 }, (_, n) => `t-${n}`);
  const hidden = { value: null, numerator: null, low_base: false, interval: null, suppressed: true };
  const many: Series = {
    ...series,
    steps: [...series.steps, { ...season('RS27', '2026-05-01'), of: 0 }],
    series: names.map((slug) => ({
      slug,
      label: slug,
      points: [point(10), hidden, { ...hidden, suppressed: false }],
    })),
  };
  const path = '/api/dashboard/series?measure=runway-share&of=trend';
  const { container } = renderInBoard(<SeriesBoard today="2026-11-20" first={{ path, series: many }} />);
  const tables = [...container.querySelectorAll('[hidden] table')];
  const textsOf = (table: Element | undefined, part: string) =>
    [...(table?.querySelectorAll(part) ?? [])].map((cell) => cell.textContent);
  expect(tables.map((table) => textsOf(table, 'thead th').slice(1))).toEqual([
    names.slice(0, 5),
    names.slice(5),
  ]);
  // Of a season of which nothing was shown nothing is said.
  const [hid, ten] = [words.how.hidden, '10.0\u202f%'];
  expect(textsOf(tables[1], 'tbody :is(th, td)')).toEqual([
    'SS27',
    hid,
    hid,
    hid,
    hid,
    'SS26',
    ten,
    ten,
    ten,
    ten,
  ]);
});

it('leads to the record of forecasts and to who moves first', () => {
  shown();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(words.forecasts.record.title)).toBe('/en/data/forecasts');
  expect(hrefOf(words.movesFirst.title)).toBe('/en/data/leads');
  expect(hrefOf(words.paths.title)).toBe('/en/data/paths');
});

it('tells what is marked on the drawing, whose note it is, and opens what is behind its day', async () => {
  const week = (from: string, to: string) => ({ ...season('', from), to, season: null, season_short: null });
  const weeks: Series = {
    ...series,
    steps: [week('2026-09-07', '2026-09-13'), week('2026-09-14', '2026-09-20')],
    shows: [{ season_short: 'SS27', from: '2026-09-08', to: '2026-10-13' }],
    meta: { ...series.meta, consent: { value: 62.4, numerator: 624, denominator: 1000 } },
  };
  const note = { id: 'n', date: '2026-09-15', filters: {}, text: 'Our campaign began.', owner: 'Anouk' };
  api.answer('GET /api/dashboard/series', { body: weeks });
  api.answer('GET /api/dashboard/annotations', { body: { results: [note] } });
  api.answer('GET /api/dashboard/rows/events', {
    body: { rows: [], total_count: 0, page: 1, page_size: 400 },
  });
  history.replaceState(null, '', '?measure=searches');
  shown();
  await screen.findByText(/Our campaign began/);
  const marks = within(screen.getByRole('list', { name: words.time.marks.title })).getAllByRole('listitem');
  expect(marks.map(({ firstChild }) => firstChild?.textContent)).toEqual(['1', '2']);
  const [shows, noted] = marks.map(({ textContent }) => textContent);
  expect(screen.getByText(/from readers who consented: 62% of page views/)).toBeTruthy();
  expect(shows).toMatch(/^1Sep 8, 2026 – Oct 13, 2026: SS27 shows, and the week after/);
  expect(noted).toMatch(/Sep 15, 2026: Our campaign began. · Anouk/);
  expect(
    api.asked.some(({ path }) => path === '/api/dashboard/annotations?figure=category-overview%2Fsearches'),
  ).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /What is behind it Sep 15/ }));
  expect(await screen.findByRole('dialog', { name: /Denim, Sep 14/, hidden: true })).toBeTruthy();
});

it('plays the ranking from its beginning without asking again', async () => {
  history.replaceState(null, '', '?as=ranking');
  shown();
  const before = api.asked.length;
  const scrubber = screen.getByRole('slider', { name: words.time.scrubber }) as HTMLInputElement;
  expect(scrubber.value).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: words.time.play }));
  expect(scrubber.value).toBe('0');
  await waitFor(() => expect(scrubber.value).toBe('1'), { timeout: 5_000 });
  expect(await screen.findByRole('button', { name: words.time.play })).toBeTruthy();
  expect(api.asked).toHaveLength(before);
});

it('draws what is foretold after the weeks of one concept alone, and says what it was made from', async () => {
  const week = (from: string) => ({ ...season('', from), season: null, season_short: null });
  const weeks: Series = {
    ...series,
    steps: [week('2026-11-09'), week('2026-11-16')],
    series: [{ slug: 'denim', label: 'Denim', points: [point(1), point(2)] }],
  };
  const made = {
    origin: '2026-11-23',
    made_at: '2026-11-25T02:40:00.000Z',
    afterwards: false,
    method: 'combination',
    version: '1',
    note: '',
    data: {
      from: '2023-11-27',
      to: '2026-11-22',
      as_of: '',
      weeks: 156,
      events: 5000,
      digest: 'abcdef0123456789',
    },
    low_base: true,
    weeks: [],
    scores: [],
  };
  api.answer('GET /api/dashboard/forecasts', {
    body: {
      series: weeks,
      forecast: made,
      origins: ['2026-11-23'],
      changes: [{ from: '2026-11-16', before: 1, after: 2 }],
      odd_weeks: [],
    },
  });
  api.answer('GET /api/dashboard/series', { body: weeks });
  history.replaceState(null, '', '?measure=searches&slugs=denim');
  shown();
  expect(await screen.findByText(/156 weeks/)).toBeTruthy();
  expect(screen.getByText(/fewer than ten events/)).toBeTruthy();
  api.answer('GET /api/dashboard/rows/events', {
    body: { rows: [], total_count: 0, page: 1, page_size: 400 },
  });
  expect(screen.getByText(/Something changed in the week of Nov 16, 2026/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /What is behind it/ }));
  expect(await screen.findByRole('dialog', { name: /Denim, Nov 16/, hidden: true })).toBeTruthy();
  await waitFor(() =>
    expect(api.asked.some(({ path }) => /rows\/events.*from=2026-11-16/.test(path))).toBe(true),
  );
  const link = screen.getByRole('link', { name: words.forecasts.fan.record, hidden: true });
  expect(link.getAttribute('href')).toBe('/en/data/forecasts?measure=searches&of=trend&slug=denim');
  expect(api.asked.some(({ path }) => path.startsWith('/api/dashboard/forecasts?measure=searches'))).toBe(
    true,
  );
});

it('asks for no forecast of several concepts, of days, or of how much of a season a brand is', async () => {
  const before = api.asked.length;
  for (const query of [
    '?measure=searches&slugs=denim,lace',
    '?measure=searches&slugs=denim&step=day',
    '?of=brand&slugs=verne',
  ]) {
    history.replaceState(null, '', query);
    shown().unmount();
  }
  expect(api.asked.slice(before).filter(({ path }) => path.includes('forecasts'))).toEqual([]);
});

it('says what went wrong where nothing is answered', async () => {
  api.answer('GET /api/dashboard/series', { status: 403, body: {} });
  renderInBoard(<SeriesBoard today="2026-11-20" first={{ path: '', series: null }} />);
  expect(await screen.findByText(words.forbidden, {}, { timeout: 10_000 })).toBeTruthy();
});

it('takes one that nobody knows out again, and sends all choices without scripts', async () => {
  api.answer('GET /api/dashboard/series', { status: 404, body: {} });
  history.replaceState(null, '', '?measure=searches&slugs=denim,trench&smooth=1');
  const { container } = renderInBoard(<SeriesBoard today="2026-11-20" first={{ path: '', series: null }} />);
  await userEvent.click(
    await screen.findByRole('button', { name: filled(words.time.remove, { name: 'trench' }) }),
  );
  expect(window.location.search).toBe('?measure=searches&slugs=denim&smooth=1');
  const sent = new FormData(container.querySelector('form') ?? undefined);
  expect([sent.get('smooth'), sent.get('year')]).toEqual(['1', null]);
});

it('draws a group of the reader beside what is followed, takes it out again, and shows the days behind a week of it', async () => {
  api.answer('GET /api/dashboard/groups', {
    body: {
      results: [
        {
          id: 'a1',
          name: 'Romantic',
          dimension: 'tag',
          members: [
            { key: 'lace', label: 'Lace' },
            { key: 'sheer', label: 'Sheer' },
          ],
        },
      ],
    },
  });
  api.answer('GET /api/dashboard/comparison-sets', { body: { results: [] } });
  const week = { ...season('', '2026-10-05'), season: null, season_short: null, to: '2026-10-11', of: 70 };
  const group = { slug: '~a1', label: 'Romantic', points: [point(4)] };
  api.answer('GET /api/dashboard/series', { body: { ...series, steps: [week], series: [group] } });
  history.replaceState(null, '', '/?measure=views');
  shown();
  await userEvent.click(await screen.findByRole('button', { name: words.time.add }));
  await userEvent.click(await screen.findByRole('button', { name: /Lace, Sheer$/, hidden: true }));
  await waitFor(() => expect(location.search).toContain('groups=%7Ea1%3Atag%3ARomantic%3Alace,sheer'));
  const row = await screen.findByRole('row', { name: /Romantic/ });
  await userEvent.click(within(row).getByRole('button', { name: /Romantic/ }));
  const dialog = await screen.findByRole('dialog', { name: /Romantic, /, hidden: true });
  expect(await within(dialog).findByRole('row', { name: /40/, hidden: true })).toBeTruthy();
  const days = /series\?measure=views&of=trend&groups=.*step=day&from=2026-10-05&to=2026-10-11/;
  expect(api.asked.some(({ path }) => days.test(path))).toBe(true);
  // What is drawn still, after it was taken out, is no trend.
  expect(api.asked.some(({ path }) => path.includes('slugs=%7E'))).toBe(false);
  // As known on another day: the number then and now, and the days that made it up then.
  api.answer('GET /api/dashboard/series', {
    body: { ...series, steps: [{ ...week, of: 60 }], series: [{ ...group, points: [point(3)] }] },
  });
  fireEvent.change(within(dialog).getByLabelText(words.how.asKnown), { target: { value: '2026-10-20' } });
  expect(await within(dialog).findByText(/Counted then: 30 ÷ 60 = 50.00/)).toBeTruthy();
  expect(within(dialog).getByText(/Counted now: 40 ÷ 70 = 57.14/)).toBeTruthy();
  const then = /groups=.*from=2026-10-05&to=2026-10-11&as_of=2026-10-20T23:59:59.999Z/;
  expect(api.asked.filter(({ path }) => then.test(path))).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: words.time.largest, hidden: true }));
  await waitFor(() => expect(location.search).toBe('?measure=views'));
});
