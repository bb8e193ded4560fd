import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type BrowserContext, expect } from '@playwright/test';
import type { Figure, FigureAddress } from '@toile/contracts';
import { seriousFaults } from './axe.js';
import { looksOn, send } from './boards.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

const SEASON = { season: 'spring-summer-2027' };

async function tokenOf(context: BrowserContext, body: object): Promise<{ id: string; token: string }> {
  return (
    await send(context.request, 'POST', '/api/dashboard/tokens', { name: 'Assistant', ...body })
  ).json();
}

async function connected(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  return client;
}
const overHttp = (token: string) =>
  connected(
    // Its types know no optional fields as ours do.
    new StreamableHTTPClientTransport(new URL(`${url()}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }) as Transport,
  );
const overStdio = (token: string) =>
  connected(
    new StdioClientTransport({
      command: process.execPath,
      args: ['apps/mcp/dist/stdio-main.js'],
      env: { TOILE_URL: url(), TOILE_TOKEN: token },
      stderr: 'inherit',
    }),
  );

async function call(client: Client, name: string, args: object = {}) {
  const answer = (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;
  const text = answer.content.map((one) => (one.type === 'text' ? one.text : '')).join('\n');
  return { ...answer, text, data: answer.structuredContent as Record<string, unknown> };
}

/** What the api itself says to the same token. */
async function asked<T>(token: string, path: string, query: Record<string, string> = {}): Promise<T> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${url()}${path}?${new URLSearchParams(query)}`, { headers });
  expect(answer.status, path).toBe(200);
  return answer.json() as Promise<T>;
}

/** What an analyst asks of figures: about what, and narrowed to what. */
const FIGURES: [FigureAddress, Record<string, string>][] = [
  ['category-overview/runway-share', { ...SEASON, category: 'garment' }],
  ['category-overview/runway-share', { ...SEASON, category: 'fabric', city: 'milan' }],
  ['category-overview/runway-share', { ...SEASON, trend: 'denim' }],
  ['category-overview/searches', { trend: 'denim' }],
  ['category-overview/moodboards', { ...SEASON }],
  ['seasons/kpi', SEASON],
  ['homepage/trends/kpi', {}],
  ['brands/kpi', { brand: 'wexcombe' }],
  ['trends/kpi/searches', { trend: 'denim' }],
  ['trends/kpi/runway-share-adoption-by-brands', { ...SEASON, trend: 'sandals' }],
  ['graphs/ranking', { ...SEASON, metric: 'views' }],
  ['graphs/category-leaders', SEASON],
  ['most-viewed-looks', SEASON],
  ['brands/most-viewed-looks', { brand: 'wexcombe' }],
  ['trends/most-saved-to-moodboard', { trend: 'denim' }],
];
const SEARCHES = ['sandals', 'cotton dress in Paris', 'robe en soie', '牛仔', 'coats without leather'];
const SERIES: Record<string, string>[] = [
  { measure: 'runway-share', slugs: 'denim,sandals' },
  { measure: 'searches', slugs: 'denim', step: 'week' },
  { measure: 'runway-share', groups: '~romantic:tag:Romantic:denim,sandals' },
  { measure: 'traffic', of: 'brand', slugs: 'wexcombe', step: 'week' },
];
const QUESTIONS = ['which fabrics grew most in Milan?', 'manteaux en cuir, Milan, SS27 contre SS26'];
const NAMES = ['denim', 'wexcombe', 'SS27'];

test.beforeEach(({ context }) => signIn(context, 'analyst@demo.toile.test'));

// The tools are the same behind either way: one question of each kind shows that the other carries them.
for (const [way, open, most] of [
  ['HTTP', overHttp, 100],
  ['standard input and output', overStdio, 1],
] as const)
  test(`answers an assistant over ${way} with the numbers the api gives`, async ({ context }) => {
    let client = await open((await tokenOf(context, {})).token);
    // What the api is asked beside counts against a token of its own.
    const { token } = await tokenOf(context, {});
    // What is known now stands still while other tests go on.
    const as_of = new Date().toISOString();
    for (const [figure, filters] of FIGURES.slice(0, most)) {
      const query = { ...filters, as_of };
      const { text, data, isError } = await call(client, 'ask_figure', { figure, filters: query });
      expect(isError, text).toBeFalsy();
      const { rows, meta } = await asked<Figure>(token, `/api/dashboard/${figure}`, query);
      expect(data.rows, figure).toEqual(rows.slice(0, 20));
      for (const row of rows.slice(0, 20).filter((one) => one.value_label))
        expect(text).toContain(row.value_label);
      expect(text).toContain(`Window: ${meta.window.from} to ${meta.window.to}`);
      expect(text).toContain(`Definition ${meta.definition}, version ${meta.version}`);
      // Thirty receipts are written a minute.
      if (!data.receipt) expect(text).toContain('No receipt: At most 30 a minute');
      else
        expect(await (await context.request.get(String(data.receipt))).json()).toMatchObject({
          as_of: meta.as_of,
          rows: rows.length,
        });
    }
    for (const search of SEARCHES.slice(0, most)) {
      const { text, data } = await call(client, 'search_looks', { text: search });
      const { total_count, results } = await asked<{ total_count: number; results: { slug: string }[] }>(
        token,
        '/look/search',
        { search },
      );
      expect(data.total_count, search).toBe(total_count);
      expect((data.looks as { look: string }[]).map(({ look }) => look)).toEqual(
        results.map(({ slug }) => slug),
      );
      expect(text).toContain('Understood: ');
    }
    for (const query of SERIES.slice(0, most)) {
      const { data, text } = await call(client, 'series', query);
      const { series, steps } = await asked<{ series: object[]; steps: object[] }>(
        token,
        '/api/dashboard/series',
        query,
      );
      expect([data.series, data.steps], text).toEqual([series, steps]);
      // The page that it names draws the same groups.
      const { searchParams } = new URL(String(data.link));
      if (query.groups) expect(searchParams.get('groups')).toBe(query.groups);
    }
    for (const sentence of QUESTIONS.slice(0, most)) {
      const { data, text, isError } = await call(client, 'ask_question', { sentence, as_of });
      expect(isError, text).toBeFalsy();
      const query = { ...Object.fromEntries(new URLSearchParams(String(data.question))), as_of };
      const { rows } = await asked<{ rows: object[] }>(token, '/api/dashboard/questions', query);
      expect(data.rows, sentence).toEqual(rows.slice(0, 40));
      expect(rows.length, sentence).toBeGreaterThan(0);
    }
    const foretold = await call(client, 'forecast', { slug: 'denim', weeks: 4 });
    const { forecast } = await asked<{ forecast: { weeks: object[] } | null }>(
      token,
      '/api/dashboard/forecasts',
      { slug: 'denim' },
    );
    expect([foretold.isError, foretold.data.weeks], foretold.text).toEqual([
      undefined,
      forecast?.weeks.slice(0, 4),
    ]);
    const record = await call(client, 'forecast_record', {});
    const { groups } = await asked<{ groups: object[] }>(token, '/api/dashboard/forecasts/record');
    expect(record.data.groups).toEqual(groups);
    for (const name of NAMES.slice(0, most)) {
      const { data } = await call(client, 'find_name', { text: name });
      const { results } = await asked<{ results: object[] }>(token, '/api/dashboard/search', {
        search: name,
      });
      expect(data.results, name).toEqual(results);
      expect(results.length, name).toBeGreaterThan(0);
    }
    // A token asks at most 120 times a minute, and a call of a tool is up to four of them.
    await client.close();
    client = await open((await tokenOf(context, {})).token);
    const filters = { ...SEASON, category: 'garment' };
    const share = await asked<Figure>(token, '/api/dashboard/category-overview/runway-share', filters);
    for (const row of share.rows.slice(0, 3)) {
      const { text, data } = await call(client, 'evidence', {
        figure: 'category-overview/runway-share',
        filters,
        row: row.tag_name,
      });
      expect(text).toContain('looks tagged x ÷ published looks of the scope');
      expect(data.behind).toHaveLength(Math.min(20, row.numerator ?? 0));
    }
    // The link opens the same figures in the browser.
    const { data } = await call(client, 'ask_figure', { figure: 'category-overview/runway-share', filters });
    expect((await context.request.get(String(data.link))).status()).toBe(200);
    await client.close();
  });

test('shows a look with its picture, and what there is to ask', async ({ context }) => {
  const client = await overHttp((await tokenOf(context, {})).token);
  const found = await call(client, 'search_looks', { text: 'sandals', pictures: 2 });
  const [{ look = '' } = {}] = found.data.looks as { look?: string }[];
  const pictures = found.content.filter((one) => one.type === 'image');
  expect(pictures).toHaveLength(2);
  for (const { data } of pictures) {
    const bytes = Buffer.from(data, 'base64');
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(bytes.length).toBeLessThan(200_000);
  }
  const opened = await call(client, 'open_look', { look });
  expect(opened.text).toContain('(sandals)');
  expect(opened.content.some((one) => one.type === 'image')).toBe(true);
  const listed = await call(client, 'list_figures');
  expect(listed.text).toContain('looks tagged x ÷ published looks of the scope');
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri).slice(0, 3)).toEqual([
    'toile://metrics',
    'toile://seasons',
    'toile://vocabulary/garment',
  ]);
  const [shoes] = (await client.readResource({ uri: 'toile://vocabulary/shoes' })).contents;
  expect(shoes && 'text' in shoes && shoes.text).toContain('| sandals |');
  const [seasons] = (await client.readResource({ uri: 'toile://seasons' })).contents;
  expect(seasons && 'text' in seasons && seasons.text).toContain('| spring-summer-2027 | SS27 |');
  const { messages } = await client.getPrompt({ name: 'season_brief', arguments: SEASON });
  expect(JSON.stringify(messages)).toContain('spring-summer-2027');
  await client.close();
});

test('says in words what the token may not see, and what a figure does not obey', async ({ context }) => {
  const { id, token } = await tokenOf(context, { scopes: ['brands'] });
  const client = await overHttp(token);
  const closed = await call(client, 'ask_figure', { figure: 'seasons/kpi', filters: SEASON });
  expect(closed).toMatchObject({ isError: true, text: 'This token lacks the scope seasons.' });
  const unobeyed = await call(client, 'ask_figure', { figure: 'graphs/ranking', filters: { job: 'buyer' } });
  expect(unobeyed.isError).toBe(true);
  expect(unobeyed.text).toContain('This figure is not narrowed by it. It obeys');
  expect(await call(client, 'list_boards')).toMatchObject({
    isError: true,
    text: 'This token lacks the scope moodboards:read.',
  });
  expect(await call(client, 'open_look', { look: 'no-such-look' })).toMatchObject({ isError: true });
  await send(context.request, 'DELETE', `/api/dashboard/tokens/${id}`);
  await expect(call(client, 'list_boards')).rejects.toThrow(/unknown, withdrawn or has expired/);
  for (const authorization of ['', 'Bearer toile_guessed']) {
    const answer = await fetch(`${url()}/mcp`, { method: 'POST', headers: { authorization }, body: '{}' });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  }
});

test('keeps boards for a member whose token may write, and only then', async ({ context }) => {
  const reads = await overHttp((await tokenOf(context, { scopes: ['moodboards:read'] })).token);
  expect(await call(reads, 'create_board', { name: 'No' })).toMatchObject({
    isError: true,
    text: 'This token lacks the scope moodboards:write.',
  });
  const both = await tokenOf(context, { scopes: ['moodboards:read', 'moodboards:write'] });
  const client = await overHttp(both.token);
  const { data } = await call(client, 'create_board', { name: 'From an assistant' });
  const board = { slug: String(data.slug), token: '' };
  const { results } = await asked<{ results: { slug: string }[] }>(both.token, '/look/search');
  const looks = results.slice(0, 2).map(({ slug }) => slug);
  const added = await call(client, 'add_to_board', { board: board.slug, looks });
  expect(added.text).toContain(`${looks[1]}: added`);
  expect((await call(client, 'add_to_board', { board: board.slug, looks })).text).toContain(
    'was there already',
  );
  expect(await looksOn(context.request, board)).toEqual(looks);
  expect((await call(client, 'list_boards')).text).toContain('From an assistant');
  expect((await call(client, 'open_board', { board: board.slug })).text).toContain(looks[0] ?? '-');
  // The same token opens nothing else of the member.
  const account = await fetch(`${url()}/moodboards/deleted`, {
    headers: { accept: 'application/json', authorization: `Bearer ${both.token}` },
  });
  expect(account.status).toBe(401);
});

test('a token is made on the account’s page, shown once, and withdrawn there', async ({ page }) => {
  await page.goto(`${url()}/en/user/account/update`);
  const programs = page.getByRole('region', { name: 'Programs' });
  await expect(programs).toContainText(`${url()}/mcp`);
  await expect(async () => {
    await programs.getByLabel('Name').fill('My assistant');
    await programs.getByLabel('Your boards, to read').check();
    await programs.getByRole('button', { name: 'Create a token' }).click();
    await expect(programs.getByLabel('The token, shown this once')).toBeVisible({ timeout: 15_000 });
  }).toPass();
  const token = await programs.getByLabel('The token, shown this once').inputValue();
  const row = programs.getByRole('listitem').filter({ hasText: 'My assistant' });
  await expect(row).toContainText('Brands · Trends · Seasons · Your boards, to read');
  const client = await overHttp(token);
  expect((await call(client, 'list_boards')).isError).toBeFalsy();
  expect(await seriousFaults(page)).toEqual([]);
  await call(client, 'ask_figure', { figure: 'seasons/kpi', filters: { ...SEASON, city: 'milan' } });
  await call(client, 'create_board', { name: 'Mine' });
  await page.reload();
  const asked = page.getByRole('region', { name: 'What your assistants asked' });
  const calls = asked.getByRole('listitem').filter({ hasText: 'with My assistant' });
  await expect(calls).toHaveCount(3);
  await expect(calls.nth(0)).toContainText('refused: This token lacks the scope moodboards:write.');
  await expect(calls.nth(1)).toContainText(
    'figure: seasons/kpi · filters: season=spring-summer-2027, city=milan',
  );
  await expect(calls.nth(2)).toContainText('Boards listed');
  await expect(programs.getByLabel('The token, shown this once')).toHaveCount(0);
  await expect(row).toContainText('Last used');
  const once = programs.getByLabel('The token, shown this once');
  await expect(async () => {
    await row.getByRole('button', { name: /^New token/ }).click({ timeout: 3_000 });
    await row.getByRole('button', { name: /^Really/ }).click({ timeout: 3_000 });
    await expect(once).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await expect(row).toContainText('Not used yet');
  await expect(call(client, 'list_boards')).rejects.toThrow(/unknown, withdrawn or has expired/);
  const other = await overHttp(await once.inputValue());
  expect((await call(other, 'list_boards')).isError).toBeFalsy();
  await expect(async () => {
    await row.getByRole('button', { name: /^Withdraw/ }).click({ timeout: 3_000 });
    await row.getByRole('button', { name: /^Really withdraw/ }).click({ timeout: 3_000 });
  }).toPass();
  await expect(row).toHaveCount(0);
  await expect(call(other, 'list_boards')).rejects.toThrow(/unknown, withdrawn or has expired/);
});
