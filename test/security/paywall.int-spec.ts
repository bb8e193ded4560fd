import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';
import { LOCKS, NOTHING, OPEN } from './content-of-routes.js';
import { CONTENT, PREMIUM_FILE, SHOWS, VELVET } from './locked-catalogue.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let media: string;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  media = await mkdtemp(join(tmpdir(), 'paywall-'));
  await mkdir(join(media, 'reports/premium'), { recursive: true });
  await writeFile(join(media, 'reports', PREMIUM_FILE), '%PDF-1.7 premium');
  api = await startTestApi(postgres.url, { collections: SHOWS, content: CONTENT, mediaFolder: media });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  if (media) await rm(media, { recursive: true, force: true });
});

const ME = '/api/paywall/subscriptions/me';
/** Uses the plan on this device from now on. */
async function continueHere(person: Person, digit: string): Promise<number> {
  const { id } = (await person.get(ME)).body;
  const fingerprint = digit.repeat(40);
  return (await person.send('PATCH', `/api/paywall/subscriptions/${id}`, { fingerprint })).status;
}
/** What is locked and was given all the same, by route. */
async function givenTo(person: Person): Promise<string[]> {
  const given: string[] = [];
  for (const [route, { ask, given: count }] of Object.entries(LOCKS))
    if (count(await person.get(ask)) > 0) given.push(route);
  return given;
}
const EVERYTHING = Object.keys(LOCKS);

/** Reads that anybody may ask, as the api describes itself. */
async function openReads(): Promise<string[]> {
  const document = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as {
    paths: Record<string, { get?: { 'x-permission'?: string } }>;
  };
  return Object.entries(document.paths).flatMap(([path, { get }]) =>
    get && get['x-permission'] === undefined ? [path] : [],
  );
}

it('every open read is looked at: it locks, or there is a reason why it does not', async () => {
  const known = [...EVERYTHING, ...NOTHING, ...Object.values(OPEN).flat()].sort();
  expect(known).toEqual((await openReads()).sort());
});

it('what is said to show nothing shows nothing', async () => {
  const ENDS = ['/auth/logout', '/auth/force-relogin', '/api/health'];
  const shown: string[] = [];
  for (const route of NOTHING.filter((one) => !ENDS.includes(one)))
    for (const [slug, kind] of [
      ['old-hand', 'individual'],
      ['velvet-a-fw26', 'tag'],
    ] as const) {
      const path = route
        .replace('{kind}', kind)
        .replace('{file}', 'look.xml')
        .replace(/\{\w+\}/g, slug);
      const answer = await fetch(`${api.url}${path}?search=a&page=1&page_size=500`, { redirect: 'manual' });
      const text = await answer.text();
      if (/velvet-[\w-]+\.jpg|%PDF/.test(text)) shown.push(route);
    }
  expect(shown).toEqual([]);
});

describe.each(['visitor', 'free', 'canceled', 'pastdue', 'analyst', 'brand'])('%s', (name) => {
  it('gets nothing that is locked, whichever way they ask', async () => {
    const person = await api.person(name === 'visitor' ? undefined : name);
    expect(await givenTo(person)).toEqual([]);
    for (const page of ['03', '3.0', '+3', '%33', '3e0', '2&page=3', '3&page=2', '9999'])
      expect([
        page,
        (await person.get(`/look/related?look=${VELVET}&page=${page}`)).body.results ?? [],
      ]).toEqual([page, []]);
  });
});

describe.each(['team', 'editor', 'operator'])('%s', (name) => {
  it('gets everything, on any device', async () => {
    const [one, other] = [await api.person(name), await api.person(name)];
    if (name === 'team') expect(await continueHere(one, 'a')).toBe(200);
    expect(await givenTo(one)).toEqual(EVERYTHING);
    expect(await givenTo(other)).toEqual(EVERYTHING);
  });
});

it('a company deal is tied to no device', async () => {
  const deal = await api.person();
  await deal.signIn('deal@partner.toile.test');
  expect(await givenTo(deal)).toEqual(EVERYTHING);
});

describe.each(['subscriber', 'student', 'trend'])('a plan for one seat (%s)', (name) => {
  it('is read on the device that was accepted last, in every context', async () => {
    const [first, second] = [await api.person(name), await api.person(name)];
    // Nothing is bound yet.
    expect(await givenTo(first)).toEqual(EVERYTHING);
    expect(await continueHere(first, 'a')).toBe(200);
    expect(await givenTo(first)).toEqual(EVERYTHING);
    expect(await givenTo(second)).toEqual([]);
    const retrieved = await second.get('/api/paywall/retrieve?context=reports');
    expect(retrieved.body).toMatchObject({ locked: true, reason: 'device' });
    expect((await second.get('/cdn/zoom_2000/velvet-1.jpg')).body.type).toBe('/problems/device/forbidden');
    // A cookie that was made up is none.
    second.cookies.set('toile_device', 'AAAAAAAAAAAAAAAAAAAAAA');
    expect(await givenTo(second)).toEqual([]);
    second.cookies.delete('toile_device');
    expect(await continueHere(second, 'b')).toBe(200);
    expect(await givenTo(second)).toEqual(EVERYTHING);
    expect(await givenTo(first)).toEqual([]);
  });
});
