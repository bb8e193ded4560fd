import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { secureAnswers } from './security-headers.js';

async function ask(headers: Record<string, string>, trustProxy: string[]) {
  const fastify = Fastify({ trustProxy });
  secureAnswers(fastify);
  fastify.get('/', async () => 'ok');
  const answer = await fastify.inject({ url: '/', headers });
  const missing = await fastify.inject({ url: '/none' });
  await fastify.close();
  return { answer, missing };
}

it('says it of every answer, of what is not there too', async () => {
  const { answer, missing } = await ask({}, []);
  for (const { headers } of [answer, missing]) {
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

it('binds browsers to https when a trusted proxy was asked by https, and only then', async () => {
  const https = { 'x-forwarded-proto': 'https' };
  const bound = async (trusted: string[]) =>
    (await ask(https, trusted)).answer.headers['strict-transport-security'];
  expect(await bound(['127.0.0.1'])).toMatch(/^max-age=\d{8}; includeSubDomains$/);
  expect(await bound(['192.0.2.1'])).toBeUndefined();
});
