import { beginProcess } from '@toile/platform';
import { readAggregatorEnvironment } from './environment.js';

/** The aggregator as a process of its own, as it runs in production. */
const { env, logger } = await beginProcess(
  'aggregator',
  readAggregatorEnvironment,
  (env) => !env.CLICKHOUSE_URL,
);
// Whoever set something wrong is told without waiting for the rest.
const { runAggregator } = await import('./run-aggregator.js');
await runAggregator(env, logger);
