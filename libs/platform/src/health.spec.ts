import { expect, it } from '@jest/globals';
import { askHealth } from './health.js';

it('names the dependency that is down and still answers for the others', async () => {
  const report = await askHealth({
    postgres: async () => 'ok',
    log: async () => {
      throw new Error('connection refused');
    },
  });
  expect(report).toEqual({
    status: 'unavailable',
    services: { postgres: 'ok', log: 'unreachable: connection refused' },
  });
});

it('does not wait for a dependency that hangs', async () => {
  const report = await askHealth({ warehouse: () => new Promise<string>(() => undefined) });
  expect(report.services.warehouse).toBe('no answer in 2 s');
});
