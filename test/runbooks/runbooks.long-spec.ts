import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { type Stage, startStage } from '../chaos/stage.mjs';
import { RUNBOOKS, Runbook } from './runbook.js';
import { NOT_RUN, SCENARIOS } from './scenarios.js';

jest.setTimeout(600_000);

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
  await stage.command('load-demo.js');
});
afterAll(() => stage?.stop());

it('each runbook is run, or said not to be', () => {
  expect([...Object.keys(SCENARIOS), ...NOT_RUN].sort()).toEqual(RUNBOOKS.sort());
});

it.each(Object.entries(SCENARIOS))(
  '%s does what it says, on an installation that is broken so',
  async (name, run) => {
    const runbook = new Runbook(name, stage);
    await run(stage, runbook);
    expect(runbook.left).toEqual([]);
  },
);

it.each(NOT_RUN)('%s names no command', (name) => {
  expect(new Runbook(name, stage).commands).toEqual([]);
});
