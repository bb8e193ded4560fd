import { describe, expect, it } from '@jest/globals';
import { pauseBefore, retrying } from './retry.js';

function answers(...given: (Response | Error)[]) {
  const asked: Request[] = [];
  const fetch = retrying({
    fetch: async (request) => {
      asked.push(request as Request);
      const next = given[Math.min(asked.length, given.length) - 1];
      if (next instanceof Error) throw next;
      return next?.clone() ?? new Response();
    },
    retries: 3,
    longestPauseMs: 5,
  });
  return { asked, fetch };
}
const failed = (status: number, headers = {}) => new Response('{}', { status, headers });

describe('what fails for the moment', () => {
  it('is tried again, a write under one key and with its whole body', async () => {
    const { asked, fetch } = answers(failed(503), new TypeError('broken'), new Response('done'));
    const answer = await fetch('http://toile.test/x', { method: 'POST', body: 'text' });
    expect(await answer.text()).toBe('done');
    expect(await Promise.all(asked.map((request) => request.text()))).toEqual(['text', 'text', 'text']);
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect([keys[0]?.length, new Set(keys).size]).toEqual([36, 1]);
  });

  it('is given back after the last try, and what is refused after the first', async () => {
    const away = answers(failed(503));
    expect((await away.fetch('http://toile.test/x')).status).toBe(503);
    expect(away.asked).toHaveLength(4);
    expect(away.asked[0]?.headers.has('idempotency-key')).toBe(false);
    const refused = answers(failed(422));
    expect((await refused.fetch('http://toile.test/x')).status).toBe(422);
    expect(refused.asked).toHaveLength(1);
  });

  it('is not waited for longer than was said', async () => {
    const { asked, fetch } = answers(failed(429, { 'retry-after': '3600' }));
    expect((await fetch('http://toile.test/x')).status).toBe(429);
    expect(asked).toHaveLength(1);
    expect(pauseBefore(0, '2', 60_000)).toBe(2000);
    expect(pauseBefore(2, null, 60_000)).toBeGreaterThanOrEqual(600);
    expect(pauseBefore(20, null, 60_000)).toBeLessThanOrEqual(60_000);
  });
});
