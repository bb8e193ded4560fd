import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLANS, type RetrievedPaywall } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import type { PaywallConfigDto } from './queries/paywall-config.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});
const read = async <T>(person: Person, path: string) =>
  (await person.get(`/api/paywall/${path}`)).body as unknown as T;

describe('the paywall', () => {
  it('says how a context is locked, and who is exempt', async () => {
    const visitor = await api.person();
    const config = await read<PaywallConfigDto>(visitor, 'config?context=models&locale=fr');
    expect(config).toMatchObject({ authorised_plans: [...PLANS], exempt: false, abort_rule: null });
    expect(config.texts.action).toBe('Voir les formules');
    expect(await read(visitor, 'config?context=looks')).toMatchObject({
      abort_rule: { rule: 'page-below', page: 3 },
    });
    const deal = await api.person();
    await deal.signIn('deal@partner.toile.test');
    expect(await read(deal, 'config?context=models')).toMatchObject({ exempt: true });
  });

  it('is rendered for a segment', async () => {
    const answer = await (await api.person()).get(
      '/api/paywall/render?locale=zh&context=models&segment=canceled',
    );
    expect(answer).toMatchObject({ status: 200, body: { context: 'models', segment: 'canceled' } });
    expect((answer.body as unknown as { content: string }).content).toContain('续订方案');
    for (const bad of ['context=nope', 'context=models&locale=de', 'context=models&segment=<b>', ''])
      expect([bad, (await (await api.person()).get(`/api/paywall/render?${bad}`)).status]).toEqual([
        bad,
        422,
      ]);
  });

  it.each([
    ['', true, 'visitor'],
    ['free', true, 'free'],
    ['canceled', true, 'canceled'],
    ['pastdue', true, 'payment'],
    ['analyst', true, 'free'],
    ['subscriber', false, null],
    ['student', false, null],
    ['trend', false, null],
    ['team', false, null],
    ['editor', false, null],
    ['operator', false, null],
  ])('for "%s": locked %s, because %s', async (name, locked, reason) => {
    const person = await api.person(name || undefined);
    const answer = await read<RetrievedPaywall>(person, 'retrieve?context=models&locale=en');
    expect([answer.locked, answer.reason, answer.content !== '']).toEqual([locked, reason, locked]);
    if (!name) expect(answer.segment).toBe('free-user');
    expect(await read(person, 'retrieve?context=dashboard')).toMatchObject({ locked: false });
    expect(await read(person, 'retrieve?context=looks&page=2')).toMatchObject({ locked: false });
    expect(await read(person, 'retrieve?context=looks&page=3')).toMatchObject({ locked });
  });
});
