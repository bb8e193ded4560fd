import { expect, it } from '@jest/globals';
import { isPostgresUnavailable, type Logger } from '@toile/platform';
import { workerLogger } from './worker-logger.js';

function heard(message: string): { err?: Error } {
  const said: object[] = [];
  const logger = { warn: (fields: object) => said.push(fields), debug: () => undefined };
  workerLogger(logger as unknown as Logger).warn(message);
  expect(said).toHaveLength(1);
  return said[0] as { err?: Error };
}
const stopping = (why: string) => `Runner stopping (reason: cron exited with error: ${why})`;

it.each([
  'Error: connect ECONNREFUSED 127.0.0.1:5432',
  'Error: read ECONNRESET',
  'Error: Connection terminated unexpectedly',
  'error: terminating connection due to administrator command',
  'error: the database system is starting up',
])('takes a runner that %s ended for a part of the outage', (why) => {
  expect(isPostgresUnavailable(heard(stopping(why)).err)).toBe(true);
});

it('does not take what else ends a runner for an outage, and passes on what it was', () => {
  const { err } = heard(stopping('TypeError: nothing is no schedule'));
  expect(err).toMatchObject({ message: 'nothing is no schedule' });
  expect(isPostgresUnavailable(err)).toBe(false);
});

it('has no error where there was none', () => {
  expect(heard('a job took long')).toEqual({});
});
