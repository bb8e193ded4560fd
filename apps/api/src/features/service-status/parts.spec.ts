import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { failingParts, PROMISED } from './parts.js';

const all = { api: 'ok', ingest: 'ok', aggregator: 'ok', postgres: 'ok', log: 'ok', warehouse: 'ok' };

it.each([
  [{ services: all, lag_ms: 200 }, []],
  [{ services: { ...all, postgres: 'unreachable' }, lag_ms: 200 }, ['pages']],
  [{ services: { ...all, ingest: 'the disk is full' }, lag_ms: null }, ['events']],
  [{ services: { ...all, log: 'unreachable' }, lag_ms: 200 }, ['figures']],
  [{ services: all, lag_ms: 30_001 }, ['figures']],
])('tells what people feel of %j', (health, failing) => {
  expect(failingParts(health)).toEqual(failing);
});

it('promises what the rules of the objectives allow', () => {
  const rules = readFileSync('deploy/monitoring/prometheus/objectives.yml', 'utf8');
  for (const [part, percent] of Object.entries(PROMISED)) {
    const [, budget] =
      new RegExp(`expr: vector\\(([\\d.]+)\\)\\s+labels: { objective: ${part} }`).exec(rules) ?? [];
    expect(100 - Number(budget) * 100).toBeCloseTo(percent, 6);
  }
});
