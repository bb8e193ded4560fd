import { afterAll, beforeAll, it } from '@jest/globals';
import { type Pipeline, startPipeline } from './aggregator.harness.js';
import { holdsAfterAnyHistory } from './history.harness.js';

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.stop());

it('holds exactly the log after any history of batches, crashes and restarts', async () => {
  await holdsAfterAnyHistory(pipeline, 12);
}, 240_000);
