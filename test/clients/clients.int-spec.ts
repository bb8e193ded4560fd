import { spawn, spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestDashboard } from '../../apps/api/src/features/figures/testing-dashboard.harness.js';
import { NEWEST_VERSION } from '../../apps/api/src/kernel/versions/api-versions.js';
import { createToile, type Toile, ToileProblem, verifyWebhook } from '../../clients/typescript/src/index.js';
import { VERSION } from '../../clients/typescript/src/version.js';
import { openToPrograms } from '../../scripts/open-to-programs.mjs';
import { breakingChanges, type Contract } from '../contract/breaking-changes.js';
import {
  ASKED,
  recordAnswers,
  recordDocument,
  recordedAnswers,
  recordedDocument,
} from '../contract/contract.js';
import { shapeFaults, shapeOf } from '../contract/shape-of.js';

const PYTHON = 'clients/python';
const SHARE = 'category-overview/runway-share';
const SCOPES = ['trends', 'brands', 'seasons', 'moodboards:read', 'moodboards:write'];
const FILTERS = { season: 'fall-winter-2026', category: 'other' };

let dashboard: Awaited<ReturnType<typeof startTestDashboard>>;
let toile: Toile;
let token: string;
beforeAll(async () => {
  dashboard = await startTestDashboard();
  const looks = Array.from({ length: 40 }, (_, i) => ({
    look: `l-${i}`,
    season: FILTERS.season,
    day: '2026-03-01',
    tags: [i < 13 ? 'denim' : 'velvet'],
  }));
  await dashboard.facts.looks(looks);
  const analyst = await dashboard.api.person('analyst');
  token = (await analyst.send('POST', '/api/dashboard/tokens', { name: 'Client', scopes: SCOPES })).body
    .token;
  toile = createToile({ url: dashboard.api.url, token });
});
afterAll(() => dashboard?.stop());

describe('the client for TypeScript', () => {
  it('asks a figure with its definition, and the same by its path', async () => {
    const { rows, meta } = await toile.figure(SHARE, FILTERS);
    expect(rows.map(({ tag_name, value }) => [tag_name, value])).toEqual([
      ['velvet', 67.5],
      ['denim', 32.5],
    ]);
    expect(meta.definition).toBe('share_of_collection_v2');
    const { data } = await toile.api.GET('/api/designers', { params: { query: { search: 'atelier' } } });
    expect(data?.results.map(({ slug }) => slug)).toEqual(['atelier-one']);
  });

  it('reads lists to their end, streams files with a receipt, and writes once', async () => {
    const looks: { slug: string }[] = [];
    for await (const look of toile.each<{ slug: string }>('/look/search')) looks.push(look);
    expect(new Set(looks.map(({ slug }) => slug)).size).toBe(6);
    const sparse: object[] = [];
    for await (const look of toile.each('/look/search', { fields: 'slug,position' })) sparse.push(look);
    expect(sparse[0]).toEqual({ slug: looks[0]?.slug, position: expect.any(Number) });
    const { rows } = await toile.figure(SHARE, { ...FILTERS, fields: 'label,value' });
    expect(rows.map((row) => Object.keys(row))).toEqual([
      ['label', 'value'],
      ['label', 'value'],
    ]);
    const refused = toile.figure(SHARE, { ...FILTERS, fields: 'label,address' });
    await expect(refused).rejects.toMatchObject({ code: 'input/invalid' });
    const { body, filename, receiptId } = await toile.download(SHARE, 'csv', FILTERS);
    expect(await new Response(body).text()).toContain('denim');
    expect(filename).toMatch(/^toile-.*\.csv$/);
    const { data: receipt } = await toile.api.GET('/api/dashboard/exports/{id}', {
      params: { path: { id: receiptId ?? '' } },
    });
    expect(receipt?.rows).toBe(2);
    const headers = { 'idempotency-key': 'a-board' };
    const make = () => toile.api.POST('/moodboards/create', { body: { name: 'Denim' }, headers });
    expect((await make()).data).toEqual((await make()).data);
  });

  it('throws what is refused, with the page that says what to do', async () => {
    const refused = await toile.figure(SHARE, { city: 'atlantis' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ToileProblem);
    const { code, help, problem } = refused as ToileProblem;
    expect([code, problem?.violations?.[0]?.propertyPath]).toEqual(['input/invalid', 'city']);
    expect(await (await fetch(help ?? '')).text()).toContain('Cure');
    const stranger = createToile({ url: dashboard.api.url, token: 'toile_none' });
    await expect(stranger.api.GET('/moodboards')).rejects.toMatchObject({ status: 401 });
    await expect(toile.figure('//evil.test/x', {}).catch(() => 'asked there')).resolves.toBe('asked there');
    await expect(async () => toile.each('https://evil.test/x').next()).rejects.toThrow(TypeError);
  });

  it('knows deliveries of webhooks from others', () => {
    const key = createHash('sha256').update('key').digest();
    const secret = `whsec_${key.toString('base64')}`;
    const body = '{"id":"e1","type":"look.published"}';
    const signature = createHmac('sha256', key).update(`e1.1000.${body}`).digest('base64');
    const headers = {
      'webhook-id': 'e1',
      'webhook-timestamp': '1000',
      'webhook-signature': `v1,${signature}`,
    };
    const at = (s: number) => new Date(s * 1000);
    expect(verifyWebhook(body, headers, secret, at(1200)).type).toBe('look.published');
    expect(() => verifyWebhook(`${body} `, headers, secret, at(1200))).toThrow('signature');
    expect(() => verifyWebhook(body, headers, secret, at(1301))).toThrow('too old');
  });
});

it('is of the version of the api, in every language', () => {
  const asPackage = NEWEST_VERSION.replaceAll('-0', '.').replaceAll('-', '.');
  expect(VERSION).toBe(NEWEST_VERSION);
  for (const client of ['typescript', 'mcp'])
    expect(JSON.parse(readFileSync(`clients/${client}/package.json`, 'utf8')).version).toBe(asPackage);
  expect(readFileSync(`${PYTHON}/pyproject.toml`, 'utf8')).toContain(`version = "${asPackage}"`);
  expect(readFileSync(`${PYTHON}/src/toile/client.py`, 'utf8')).toContain(`VERSION = "${NEWEST_VERSION}"`);
});

const python = process.env.TOILE_PYTHON ?? 'python3';
/** Where Python 3.10 and httpx are; elsewhere the test is shown as skipped. */
const hasPython =
  spawnSync(python, ['-c', 'import sys, httpx; assert sys.version_info >= (3, 10)'], { timeout: 20_000 })
    .status === 0;
(hasPython ? it : it.skip)('the client for Python passes its own tests against a running Toile', async () => {
  const child = spawn(python, ['-m', 'unittest', 'discover', '-s', 'tests'], {
    cwd: PYTHON,
    env: {
      ...process.env,
      PYTHONPATH: 'src',
      PYTHONDONTWRITEBYTECODE: '1',
      TOILE_URL: dashboard.api.url,
      TOILE_TOKEN: token,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect([status, said]).toEqual([0, expect.stringContaining('OK')]);
});

describe('a program that was written against what is recorded', () => {
  const isRecording = process.env.RECORD_CONTRACT === '1';

  it('finds every operation, field and word it rests on', async () => {
    const document = await (await fetch(`${dashboard.api.url}/api/openapi.json`)).json();
    const now = openToPrograms(document) as Contract;
    if (isRecording) recordDocument(now);
    expect(breakingChanges(recordedDocument(), now)).toEqual([]);
  });

  it('reads in today’s answers what it read in those', async () => {
    const analyst = await dashboard.api.person('analyst');
    const { token: own } = (
      await analyst.send('POST', '/api/dashboard/tokens', { name: 'Contract', scopes: SCOPES })
    ).body;
    const headers = { accept: 'application/json', authorization: `Bearer ${own}` };
    const answers = new Map<string, unknown>();
    for (const path of ASKED)
      answers.set(path, await (await fetch(dashboard.api.url + path, { headers })).json());
    if (isRecording)
      recordAnswers(Object.fromEntries([...answers].map(([path, answer]) => [path, shapeOf(answer)])));
    const recorded = Object.entries(recordedAnswers());
    expect(
      recorded.flatMap(([path, shape]) =>
        shapeFaults(shape, answers.get(path)).map((one) => `${path}: ${one}`),
      ),
    ).toEqual([]);
    expect(recorded.length).toBe(ASKED.length);
  });
});
