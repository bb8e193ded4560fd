import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresLog } from '@toile/event-log';
import { createLogger } from '@toile/platform';
import { type RunningAggregator, startAggregator } from '../start-aggregator.js';
import { differences, opening, startPipeline } from './aggregator.harness.js';

/** Aggregators join and leave at random while records come in. @returns what is in the warehouse at the end */
export async function joinAndLeave(forMs: number, random: () => number) {
  const pipeline = await startPipeline();
  const { dataSource, pool, warehouse } = pipeline;
  const running: { aggregator: RunningAggregator; close(): Promise<void> }[] = [];
  const join = async () => {
    const log = createPostgresLog(pool, { leaseMs: 1_500, heartbeatMs: 100 });
    const logger = createLogger('test', 'silent');
    const aggregator = await startAggregator({ dataSource, log, warehouse, logger, port: 0 });
    running.push({ aggregator, close: () => log.close() });
  };
  const leave = async () => {
    const [one] = running.splice(Math.floor(random() * running.length), 1);
    await one?.aggregator.stop();
    await one?.close();
  };
  let [moves, sending] = [0, true];
  const traffic = (async () => {
    for (let n = 0; sending; n += 1) {
      await pipeline.append([opening(`v${n}`), 'poison', opening(`w${n}`)], `key-${n % 7}`);
      await sleep(10);
    }
  })();
  try {
    const deadline = Date.now() + forMs;
    while (Date.now() < deadline) {
      if (running.length < 2 || (running.length < 4 && random() < 0.5)) await join();
      else await leave();
      moves += 1;
      await sleep(random() * 400);
    }
    sending = false;
    await traffic;
    await pipeline.everythingArrived();
    return {
      moves,
      logged: await pipeline.logged(),
      arrived: (await pipeline.count('raw_tracking')) + (await pipeline.count('dead_letter')),
      differences: await differences(pipeline),
    };
  } finally {
    sending = false;
    while (running.length > 0) await leave();
    await pipeline.stop();
  }
}
