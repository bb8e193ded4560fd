import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Figure } from '@toile/contracts';
import { denimLooks, SEASON, SHARE, startTestDashboard } from '../figures/testing-dashboard.harness.js';
import type { QuestionAnswerDto } from '../questions/index.js';
import type { NewEmbedDto } from './embed.dto.js';

let running: Awaited<ReturnType<typeof startTestDashboard>>;
beforeAll(async () => {
  running = await startTestDashboard({ rateLimits: 'on' });
  await running.facts.looks(denimLooks(40, 13));
  const paris = denimLooks(20, 10, { prefix: 'p' }).map((look) => ({ ...look, city: 'paris' }));
  await running.facts.looks(paris);
});
afterAll(() => running?.stop());

const page = (token: string, { query = '', locale = 'en', accept = 'text/html' } = {}) =>
  fetch(`${running.api.url}/data/embed/${token}${query}`, {
    headers: { accept, 'x-toile-locale': locale },
  });
async function embed(body: object = SHARE) {
  const person = await running.api.person('analyst');
  const answer = await person.send('POST', '/api/dashboard/embeds', body);
  return { person, status: answer.status, made: answer.body as unknown as NewEmbedDto };
}

it('shows just that figure, to a frame on any site, without script or cookie', async () => {
  const { made, status } = await embed();
  expect([status, made.path]).toEqual([201, `/data/embed/${made.token}`]);
  const shown = await page(made.token, { locale: 'fr' });
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(shown.headers.get('content-security-policy')).not.toContain('script-src');
  expect(shown.headers.get('x-frame-options')).toBeNull();
  expect(shown.headers.get('set-cookie')).toBeNull();
  const html = await shown.text();
  expect(html).toContain('Part des défilés');
  expect(html).toContain('Milan');
  expect(html.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('32,5 %');
  expect(html).not.toContain('<script');
  const visitor = await running.api.person();
  const json = (await visitor.get(made.path)).body as unknown as Figure;
  expect(json.rows.map(({ tag_name, value }) => [tag_name, value])).toEqual([
    ['velvet', 67.5],
    ['denim', 32.5],
  ]);
});

it('opens nothing else: no other filter, no other figure, no other part of the api', async () => {
  const { made } = await embed();
  expect((await page(made.token, { query: '?city=paris', accept: 'application/json' })).status).toBe(403);
  expect((await page(made.token, { query: '?as_of=2026-01-01T00:00:00Z' })).status).toBe(403);
  for (const path of [SHARE.figure, 'graphs/ranking', 'embeds', 'tokens', 'tokens/current']) {
    const answer = await fetch(`${running.api.url}/api/dashboard/${path}`, {
      headers: { authorization: `Bearer ${made.token}` },
    });
    expect([path, answer.status]).toEqual([path, 401]);
  }
  // Nothing but this page may be framed.
  const other = await fetch(`${running.api.url}/api/health`);
  expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

it('ends when it is withdrawn, by its owner only', async () => {
  const { person, made } = await embed();
  const operator = await running.api.person('operator');
  for (const id of [made.id, 'none'])
    expect((await operator.send('DELETE', `/api/dashboard/embeds/${id}`)).status).toBe(404);
  const listed = (await person.get('/api/dashboard/embeds')).body.results as unknown as NewEmbedDto[];
  expect(listed.find(({ id }) => id === made.id)).toMatchObject(SHARE);
  expect(JSON.stringify(listed)).not.toContain(made.token);
  expect((await person.send('DELETE', `/api/dashboard/embeds/${made.id}`)).status).toBe(204);
  const gone = await page(made.token, { locale: 'it' });
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('non è più mostrato')]);
});

it('looks as it is chosen where it is put, ends when it should, and is given another token by its owner only', async () => {
  const { person, made } = await embed({ ...SHARE, days: 30 });
  for (const [theme, style] of [
    ['dark', '<html lang="en" style="color-scheme:dark">'],
    ['pink"', '<html lang="en">'],
  ] as const)
    expect(await (await page(made.token, { query: `?theme=${theme}` })).text()).toContain(style);
  const end = new Date(made.expires_at ?? 0).getTime() - new Date(made.created_at).getTime();
  expect(Math.round(end / 86_400_000)).toBe(30);
  const path = `/api/dashboard/embeds/${made.id}/token`;
  const other = await running.api.person('operator');
  expect((await other.send('POST', path)).status).toBe(404);
  expect((await person.send('POST', '/api/dashboard/embeds/none/token')).status).toBe(404);
  const { status, body } = await person.send('POST', path);
  const again = body as unknown as NewEmbedDto;
  expect([status, again.id, again.last_used_at, again.token === made.token]).toEqual([
    200,
    made.id,
    null,
    false,
  ]);
  expect([(await page(made.token)).status, (await page(again.token)).status]).toEqual([404, 200]);
  // As if its thirty days were over: what opens it is made for thirty more.
  const ago = `now() - interval '31 days'`;
  await running.pool.query(
    `UPDATE dashboard_embed SET created_at = ${ago}, expires_at = ${ago} + interval '30 days' WHERE id = $1`,
    [made.id],
  );
  expect((await page(again.token)).status).toBe(404);
  const third = (await person.send('POST', path)).body as unknown as NewEmbedDto;
  expect((await page(third.token)).status).toBe(200);
  expect((await embed({ ...SHARE, days: 0 })).status).toBe(422);
});

it('is in the data its owner downloads, without the token', async () => {
  const { person, made } = await embed();
  const { slug } = (await person.get('/auth/status')).body.user;
  const data = JSON.stringify((await person.get(`/api/user/${slug}/data`)).body);
  expect(data).toContain(made.id);
  expect(data).not.toMatch(/token_hash/);
  expect(data).not.toContain(made.token);
});

it('ends with the subscription it was made under', async () => {
  const { made } = await embed();
  await running.pool.query(
    `UPDATE read_subscriptions_v1.document SET doc = jsonb_set(doc, '{endsAt}', '"2020-01-01T00:00:00Z"') WHERE kind = 'dashboard'`,
  );
  expect((await page(made.token)).status).toBe(403);
  await running.pool.query(
    `UPDATE read_subscriptions_v1.document SET doc = jsonb_set(doc, '{endsAt}', '"2099-01-01T00:00:00Z"') WHERE kind = 'dashboard'`,
  );
  expect((await page(made.token)).status).toBe(200);
});

it('is for subscribers of the dashboard, and for figures that can be asked', async () => {
  const free = await running.api.person('free');
  expect((await free.send('POST', '/api/dashboard/embeds', SHARE)).status).toBe(403);
  expect((await embed({ ...SHARE, figure: '../tokens' })).status).toBe(422);
  expect((await embed({ ...SHARE, filters: { format: 'csv' } })).status).toBe(422);
  expect((await embed({ ...SHARE, filters: { city: 'atlantis' } })).status).toBe(422);
});

describe('of a question', () => {
  const CITIES = `measures=runway_share&rows=tag&columns=city&seasons=${SEASON}`;
  const spaced = async (shown: Response) => (await shown.text()).replaceAll(/[\u00a0\u202f]/g, ' ');

  it('shows its answer as a table in the reader’s words, to programs as JSON, and is gone when withdrawn', async () => {
    const { person, made, status } = await embed({ question: `${CITIES}&format=csv` });
    // How an answer is given is no part of it.
    expect([status, made]).toMatchObject([201, { question: CITIES, path: `/data/embed/${made.token}` }]);
    expect(made.figure).toBeUndefined();
    const shown = await page(made.token, { locale: 'fr' });
    expect([shown.status, shown.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('frame-ancestors *'),
    ]);
    const html = await spaced(shown);
    for (const text of ['Part des défilés', 'Automne-hiver 2026', '>Paris<', '>Milan<', '>Tout<', '50,0 %'])
      expect(html).toContain(text);
    // Thirteen of forty and ten of twenty, and the whole of both.
    expect(/Denim.*?<\/tr>/.exec(html)?.[0].match(/[\d,]+ %/g)).toEqual(['32,5 %', '50,0 %', '38,3 %']);
    expect(html).not.toContain('<script');
    const visitor = await running.api.person();
    const { headers, body } = await visitor.get(made.path);
    expect(headers.get('content-type')).toContain('application/vnd.toile.answer+json');
    const answer = body as unknown as QuestionAnswerDto;
    expect(answer.question).toBe(CITIES);
    expect(answer.rows.find(({ row, column }) => row === 'denim' && column === 'paris')?.value).toBe(50);

    // The token opens that question alone.
    expect((await page(made.token, { query: '?rows=brand' })).status).toBe(403);
    const asked = await fetch(`${running.api.url}/api/dashboard/questions?${CITIES}`, {
      headers: { authorization: `Bearer ${made.token}` },
    });
    expect(asked.status).toBe(401);

    const listed = (await person.get('/api/dashboard/embeds')).body.results as unknown as NewEmbedDto[];
    expect(listed.find(({ id }) => id === made.id)).toMatchObject({ question: CITIES });
    const { slug } = (await person.get('/auth/status')).body.user;
    expect((await person.get(`/api/user/${slug}/data`)).text).toContain(CITIES);
    expect((await person.send('DELETE', `/api/dashboard/embeds/${made.id}`)).status).toBe(204);
    expect((await page(made.token)).status).toBe(404);
  });

  it('draws bars where there is one number each, and says what is hidden', async () => {
    const bars = await embed({
      question: `measures=runway_share&rows=tag&where=city:milan&seasons=${SEASON}`,
    });
    const drawn = await (await page(bars.made.token)).text();
    expect(drawn).toContain('>67.5%<');
    // As long as the number is of the largest.
    expect(drawn).toContain('width:48.1%');
    const few = await embed({ question: `measures=member_share&rows=tag:denim&seasons=${SEASON}` });
    expect(await (await page(few.made.token)).text()).toContain('Fewer than 10 people');
  });

  it('may be pinned to what was known', async () => {
    const { made } = await embed({ question: `${CITIES}&as_of=2026-03-02T00:00:00.000Z` });
    expect(made.question).toContain('as_of=2026-03-02');
    const known = async () => (await (await running.api.person()).get(made.path)).body;
    expect(await known()).toMatchObject({ meta: { as_of: '2026-03-02T00:00:00.000Z' } });
  });

  it('ends with the subscription it was made under', async () => {
    const { made } = await embed({ question: CITIES });
    const ending = (year: number) =>
      running.pool.query(
        `UPDATE read_subscriptions_v1.document SET doc = jsonb_set(doc, '{endsAt}', '"${year}-01-01T00:00:00Z"') WHERE kind = 'dashboard'`,
      );
    await ending(2020);
    expect([(await page(made.token)).status, (await embed({ question: CITIES })).status]).toEqual([403, 403]);
    await ending(2099);
    expect((await page(made.token)).status).toBe(200);
  });

  it('is one that can be asked, by itself', async () => {
    for (const refused of [
      {},
      { ...SHARE, question: CITIES },
      { question: CITIES, filters: { city: 'milan' } },
      { question: 'rows=tag' },
      { question: 'measures=looks&rows=secrets' },
      { question: `measures=looks&rows=tag&where=city:atlantis` },
      { question: `${CITIES}&as_of=yesterday` },
      // What is told of members is never told less one of them, nor of more days than may be read at once.
      { question: `measures=member_share&rows=tag:denim&without=tag:lace&seasons=${SEASON}` },
      { question: 'measures=views&rows=tag&from=2015-01-01&to=2026-01-01' },
    ])
      expect([refused, (await embed(refused)).status]).toEqual([refused, 422]);
  });
});

it('refuses who guesses, and who asks too often', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 80 && statuses.at(-1) !== 429; n++) statuses.push((await page(`guess-${n}`)).status);
  expect(statuses[0]).toBe(404);
  expect(statuses.at(-1)).toBe(429);
  const busy = await (await page('guess', { query: '?theme=dark' })).text();
  expect(busy).toContain('reload the page');
  expect(busy).toContain('color-scheme:dark');
});
