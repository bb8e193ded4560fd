import { beginProcess, keepHeapSmall } from '@toile/platform';
import { readApiEnvironment } from './environment.js';

/** The api as a process of its own, as it runs in production. Its stores are migrated before, by `cli/migrate` of the operators' image. */
keepHeapSmall();
const { env, logger } = await beginProcess('api', readApiEnvironment, () => true);
// Thousands of files: whoever set something wrong is told without waiting for them.
const { runApi } = await import('./run-api.js');
await runApi(env, logger);
