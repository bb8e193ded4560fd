import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  denimLooks,
  SEASON,
  startTestDashboard,
} from '../../apps/api/src/features/figures/testing-dashboard.harness.js';

let running: Awaited<ReturnType<typeof startTestDashboard>>;
beforeAll(async () => {
  running = await startTestDashboard({ rateLimits: 'on' });
  await running.facts.looks(denimLooks(40, 13));
});
afterAll(() => running?.stop());

const DEMO = `season=${SEASON}`;
/** Asks until it is refused; the answers before that, and the refusal. */
async function askedUntilRefused(most: number, pathOf: (turn: number) => string) {
  for (let turn = 0; turn < most; turn += 1) {
    const answer = await fetch(running.api.url + pathOf(turn));
    const text = await answer.text();
    expect(answer.status).toBeLessThan(500);
    if (answer.status === 429)
      return { turn, retryAfter: Number(answer.headers.get('retry-after')), body: JSON.parse(text) };
  }
  return undefined;
}

it.each([
  [
    'rows behind figures',
    60,
    (turn: number) => `/api/dashboard/rows/events?measure=views&${DEMO}&page=${turn + 1}`,
  ],
  // Refused for want of a trend, and counted before that.
  ['pages on paper', 20, () => `/api/dashboard/pages/trend-focus/pdf?${DEMO}`],
  ['figures', 400, (turn: number) => `/api/dashboard/graphs/ranking?${DEMO}&page=${turn + 1}`],
])(
  'gives visitors of one network so many %s a minute',
  async (_, most, pathOf) => {
    const refused = await askedUntilRefused(most, pathOf);
    expect(refused?.turn).toBeGreaterThan(2);
    expect(refused?.body).toMatchObject({ status: 429 });
    expect(refused?.retryAfter).toBeGreaterThan(0);
  },
  120_000,
);
