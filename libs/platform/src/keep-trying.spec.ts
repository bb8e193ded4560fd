import { expect, it } from '@jest/globals';
import { keepTrying } from './keep-trying.js';
import { createLogger } from './logger.js';

const logger = createLogger('test', 'silent');
const ever = new AbortController().signal;
/** Fails so, then answers. */
function failingOnce(code: string | undefined, message = 'sorry, too many clients already') {
  let failed = false;
  return async () => {
    if (failed) return 'answered';
    failed = true;
    throw Object.assign(new Error(message), code && { code });
  };
}

it('waits for a server that has no connection left, as where new processes start beside old ones', async () => {
  expect(await keepTrying('PostgreSQL', logger, ever, failingOnce('53300'))).toBe('answered');
});

it('waits for a server so busy that it takes no connection in time, which the driver says without a code', async () => {
  const late = failingOnce(undefined, 'Connection terminated due to connection timeout');
  expect(await keepTrying('PostgreSQL', logger, ever, late)).toBe('answered');
});

it('does not repeat what will not get right by repeating', async () => {
  const wrong = keepTrying('PostgreSQL', logger, ever, failingOnce('42P01'));
  await expect(wrong).rejects.toThrow('sorry');
});

it('says nothing of a store that is away because the process ends', async () => {
  const ending = new AbortController();
  const said: object[] = [];
  const listening = { ...logger, warn: (fields: object) => said.push(fields) } as unknown as typeof logger;
  const ended = keepTrying('PostgreSQL', listening, ending.signal, async () => {
    ending.abort();
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  });
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  expect(said).toEqual([]);
});
