import { expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { Health, type HealthCheck, HealthModule } from './health.js';

async function ask(checks: Record<string, HealthCheck>) {
  const app = await NestFactory.createApplicationContext(HealthModule, { logger: false });
  try {
    return await app.get(Health).ask(checks);
  } finally {
    await app.close();
  }
}

it('names the dependency that is down and still answers for the others', async () => {
  const report = await ask({
    postgres: async () => undefined,
    log: async () => {
      throw new Error('connection refused');
    },
  });
  expect(report).toEqual({
    status: 'unavailable',
    services: { postgres: 'ok', log: 'connection refused' },
  });
});

it('does not wait for a dependency that hangs', async () => {
  const report = await ask({ warehouse: () => new Promise(() => undefined) });
  expect(report.services.warehouse).toBe('timeout of 2000ms exceeded');
});
