import { afterAll, beforeAll, it } from '@jest/globals';
import { type Pipeline, startPipeline } from './aggregator.harness.js';
import { holdsAfterAnyHistory } from './history.harness.js';

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.stop());

/** Many more in `history.long-spec.ts`. */
const RUNS = Number(process.env.HISTORY_RUNS ?? 5);

it('holds exactly the log after any history of batches, crashes and restarts', async () => {
  await holdsAfterAnyHistory(pipeline, RUNS);
}, 1_200_000);
