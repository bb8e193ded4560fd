import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Load } from '../chaos/load.mjs';
import { type Stage, startStage } from '../chaos/stage.mjs';

jest.setTimeout(600_000);

const OUTAGE_MS = 35_000;
const SERVICES = ['api', 'ingest', 'aggregator'] as const;
let stage: Stage;
let load: Load;

beforeAll(async () => {
  stage = await startStage();
  await stage.command('load-demo.js');
  load = new Load(stage);
  await load.start();
});
afterAll(async () => {
  await load?.stop();
  await stage?.stop();
});

/** Somebody who reads on, and a monitor that asks for health, whatever is away. */
async function reading<T>(work: () => Promise<T>): Promise<T> {
  let goesOn = true;
  const ask = (path: string) =>
    fetch(`${stage.url('api')}${path}`, { headers: { accept: 'application/json' } }).catch(() => undefined);
  const reader = (async () => {
    while (goesOn) {
      await Promise.all([ask('/look/search'), ask('/api/health')]);
      await sleep(250);
    }
  })();
  try {
    return await work();
  } finally {
    goesOn = false;
    await reader;
  }
}

it.each([
  ['PostgreSQL', () => stage.toPostgres.goAway(), () => stage.toPostgres.comeBack()],
  [
    'ClickHouse',
    async () => {
      stage.warehouse.fault = 'away';
    },
    async () => {
      stage.warehouse.fault = null;
    },
  ],
])('%s away for 35 seconds is two lines of each service that needs it', async (store, go, comeBack) => {
  const before = SERVICES.map((name) => stage.logOf(name).length);
  const said = () => SERVICES.map((name, at) => stage.logOf(name).slice(before[at]));
  await reading(async () => {
    await go();
    await sleep(OUTAGE_MS);
    await comeBack();
    const times = (words: string) => said().join('').split(words).length;
    const isOver = () =>
      said()[2]?.includes('answers again') && times('does not answer') === times('answers again');
    for (let tries = 0; tries < 300 && !isOver(); tries += 1) await sleep(100);
  });
  const lines = said().flatMap((log) => log.split('\n').filter((line) => line !== ''));
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  const about = (word: string) => messages.filter((message) => message.startsWith(`${store} ${word}`));
  expect(about('does not answer').length).toBeGreaterThan(0);
  expect(about('answers again')).toHaveLength(about('does not answer').length);
  // What does jobs stops and starts again with its store, which is no news beside it.
  expect(messages.filter((message) => /^Runner |^Worker /.test(message))).toEqual([]);
  // The spool says when it begins and when it is empty, and nobody says the same twice.
  expect({ messages, few: messages.length <= 8 }).toEqual({ messages, few: true });
  expect(lines.join('\n').length).toBeLessThan(4_000);
});
