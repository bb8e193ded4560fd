import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestDashboard } from '../../figures/testing-dashboard.harness.js';

let running: Awaited<ReturnType<typeof startTestDashboard>>;
const named = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name });
const look = (position: number) => ({
  slug: `ranked-${position}`,
  position,
  tags: [named(position === 4 ? 'Velvet' : 'Lace')],
  models: [],
  image_filename: 'a.jpg',
  colours: [],
  width: 2,
  height: 3,
  thumbhash: null,
  description: '',
});
const DAY_MS = 86_400_000;
const daysAgo = (days: number, minute = 0) =>
  new Date(Date.now() - days * DAY_MS + minute * 60_000).toISOString();

beforeAll(async () => {
  running = await startTestDashboard();
  const { api, facts } = running;
  const editor = await api.person('editor');
  const collection = {
    designer: named('Atelier One'),
    season: named('Spring-Summer 2027'),
    city: named('Paris'),
    type: { slug: 'woman', name: 'Womenswear' },
    show_date: '2026-09-20T10:00:00.000Z',
    title: 'Show',
  };
  const body = { facts: collection, looks: [1, 2, 3, 4, 5].map(look), publish: true };
  expect((await editor.send('PUT', '/api/editor/collections/ranked', body)).status).toBe(200);
  const opened = (slug: string, times: number, days: number) =>
    Array.from({ length: times }, (_, n) => ({
      at: daysAgo(days, n),
      visitor: `${slug}-${n}`,
      session: `${slug}-${n}`,
      look: slug,
    }));
  await facts.views([
    ...opened('ranked-3', 3, 2),
    ...opened('ranked-5', 2, 2),
    ...opened('gone', 9, 2),
    // Of long ago.
    ...opened('ranked-4', 5, 45),
  ]);
  const kept = (slug: string, board: string, days: number) => ({
    type: 'look-added-to-moodboard',
    at: daysAgo(days),
    data: { moodboard: board, media_type: 'look', slug },
  });
  await facts.messages('moodboards', [
    kept('ranked-4', 'b-1', 3),
    kept('ranked-4', 'b-2', 3),
    kept('ranked-2', 'b-1', 3),
    kept('ranked-5', 'b-3', 45),
  ]);
});
afterAll(() => running?.stop());

const listed = async (query: string) => {
  const visitor = await running.api.person();
  const { status, body } = await visitor.get(`/look/search?collection=ranked&${query}`);
  expect(status).toBe(200);
  return (body as unknown as { results: { slug: string }[] }).results
    .map(({ slug }) => slug.slice(-1))
    .join('');
};

it('puts the looks first that most people opened in the last 30 days, then the newest shows', async () => {
  expect(await listed('sort=viewed')).toBe('35124');
  expect(await listed('sort=viewed&tags=lace')).toBe('3512');
  expect(await listed('')).toBe('12345');
});

it('puts the looks first that most boards gained in the last 30 days', async () => {
  expect(await listed('sort=saved')).toBe('42135');
  expect(await listed('sort=saved&search=lace')).toBe('2135');
});
