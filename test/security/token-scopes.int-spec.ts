import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DASHBOARD_SCOPES, PALETTE } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';

type Scope = (typeof DASHBOARD_SCOPES)[number];
const ANY = DASHBOARD_SCOPES;
/** What is asked of the dashboard, and the scopes that open it; of each list one. */
const ASKED: [string, ...(readonly Scope[])[]][] = [
  ['brands/kpi?brand=velvet', ['brands']],
  ['seasons/kpi', ['seasons']],
  ['homepage/trends/kpi', ['trends']],
  ['trends/kpi/searches?trend=denim', ['trends']],
  ['trends/kpi/runway-share-adoption-by-brands?trend=denim', ['trends']],
  ['brands/most-viewed-looks', ['brands']],
  ['seasons/most-saved-to-moodboard', ['seasons']],
  ['trends/most-viewed-looks?format=csv', ['trends']],
  ['most-viewed-looks', ANY],
  ['graphs/ranking?explain=true', ['brands']],
  ['graphs/color/home', ['seasons']],
  ['graphs/color', ['seasons']],
  ['graphs/theme/home', ['trends']],
  ['graphs/top20/filters/season', ['brands']],
  ['graphs/search-among-consumers', ['trends']],
  ['category-overview/runway-share?brand=velvet', ['brands']],
  ['category-overview/runway-share?trend=denim', ['trends']],
  ['category-overview/runway-share?trend=denim&brand=velvet', ['brands', 'trends']],
  ['category-overview/searches', ANY],
  ['rows/looks?brand=velvet', ['brands']],
  ['rows/looks?trend=denim', ['trends']],
  [`rows/looks?colour=${PALETTE[0]?.slug}`, ['seasons']],
  ['rows/context?measure=searches&brand=velvet', ['brands']],
  ['rows/context?measure=leading&brand=velvet&trend=denim', ['brands']],
  ['rows/events?measure=searches&brand=velvet', ['brands']],
  ['rows/events?measure=searches&trend=denim', ['trends']],
  ['rows/events?measure=searches&country=france', ['trends']],
  ['rows/events?measure=leading&brand=velvet&trend=denim', ['brands']],
  ['pages/trends/pdf', ANY, ['trends']],
  ['pages/seasons/pdf', ['seasons']],
  ['pages/brand-focus/pdf?brand=velvet', ['brands'], ['seasons']],
  ['pages/trends/pdf?brand=velvet&trend=%20', ['brands'], ['trends']],
  ['questions?measures=looks&rows=tag', ['trends'], ['brands'], ['seasons']],
  ['configuration', ANY],
];
/** The same path as it can be written too. */
const twins = (path: string): string[] => {
  const [way = '', query = ''] = path.split('?');
  const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
  const encoded = way.replace(/[a-z]/g, (letter, at: number) => (at % 3 === 0 ? hex(letter) : letter));
  const upper = way.replace(/[a-z]/, (letter) => hex(letter).toUpperCase());
  return [
    `${hex(way[0] ?? '')}${way.slice(1)}`,
    encoded,
    upper,
    `${way}/`,
    `${way};x`,
    `./${way}`,
    `/${way}`,
  ].map((one) => (query ? `${one}?${query}` : one));
};

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let analyst: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  // Without a warehouse: whoever is let through gets a failure, and no refusal.
  api = await startTestApi(postgres.url);
  analyst = await api.person('analyst');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

async function tokenOf(scopes: readonly Scope[]): Promise<string> {
  const answer = await analyst.send('POST', '/api/dashboard/tokens', { name: scopes.join(), scopes });
  return answer.body.token;
}
const ask = async (path: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${api.url}/api/dashboard/${path}`, { headers });
  await answer.body?.cancel();
  return answer.status;
};
const REFUSED = [401, 403];

describe.each([[['brands']], [['trends']], [['seasons']], [['brands', 'seasons']]] as [Scope[]][])(
  'a token for %j',
  (scopes) => {
    it('opens its parts alone, however their addresses are written', async () => {
      let token = await tokenOf(scopes);
      const wrong: string[] = [];
      for (const [index, [path, ...needed]] of ASKED.entries()) {
        // A token asks 120 times a minute.
        if (index % 10 === 9) token = await tokenOf(scopes);
        const isOpen = needed.every((list) => list.some((scope) => scopes.includes(scope)));
        const status = await ask(path, token);
        if (REFUSED.includes(status) === isOpen) wrong.push(`${path}: ${status}`);
        if (isOpen) continue;
        for (const twin of twins(path)) {
          const twinStatus = await ask(twin, token);
          // Another way to write it is refused too, or leads nowhere.
          if (![...REFUSED, 404].includes(twinStatus)) wrong.push(`${twin}: ${twinStatus}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  },
);

it('what belongs to a session refuses tokens', async () => {
  const token = await tokenOf(DASHBOARD_SCOPES);
  const own = [
    'tokens',
    'embeds',
    'saved-views',
    'alerts',
    'annotations',
    'digest',
    'digest/preview',
    'shared/mentions',
  ];
  for (const path of own) expect([path, await ask(path, token)]).toEqual([path, 401]);
});

it('an unknown token is refused wherever a token is taken', async () => {
  for (const [path] of [...ASKED, ['exports/1'], ['live']] as const)
    expect([path, await ask(path, 'toile_made-up')]).toEqual([path, 401]);
});
