import { expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { Health, HealthModule } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import { HealthController, type SystemHealth } from './health.controller.js';

const never = () => new Promise<never>(() => undefined);
const fine = async () => undefined;
const checks: SystemHealth['checks'] = {
  api: fine,
  ingest: fine,
  aggregator: fine,
  postgres: fine,
  log: fine,
  warehouse: fine,
};

async function ask(system: Partial<SystemHealth>) {
  let answer: { status: number; body: unknown } = { status: 0, body: undefined };
  const reply = {
    header: () => reply,
    status: (status: number) => {
      answer = { ...answer, status };
      return reply;
    },
    send: (body: unknown) => {
      answer = { ...answer, body };
    },
  };
  const terminus = await NestFactory.createApplicationContext(HealthModule, { logger: false });
  const controller = new HealthController(terminus.get(Health), {
    checks,
    lagMs: async () => 12,
    demo: () => 'loaded' as const,
    ...system,
  });
  await controller.show(reply as unknown as FastifyReply);
  return answer;
}

it('answers 200 when everything is well', async () => {
  expect(await ask({})).toEqual({
    status: 200,
    body: expect.objectContaining({ status: 'ok', lag_ms: 12, demo: 'loaded' }),
  });
});

it('names a store that hangs instead of hanging with it, also when the lag is asked of that store', async () => {
  const answer = await ask({ checks: { ...checks, postgres: never }, lagMs: never });
  expect(answer).toEqual({
    status: 503,
    body: expect.objectContaining({
      lag_ms: null,
      services: expect.objectContaining({ postgres: 'timeout of 2000ms exceeded', log: 'ok' }),
    }),
  });
});
