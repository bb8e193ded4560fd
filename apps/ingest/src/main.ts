import { beginProcess } from '@toile/platform';
import { readIngestEnvironment } from './environment.js';

/** Ingest as a process of its own, as it runs in production. */
const { env, logger } = await beginProcess('ingest', readIngestEnvironment);
// Whoever set something wrong is told without waiting for the rest.
const { runIngest } = await import('./run-ingest.js');
await runIngest(env, logger);
