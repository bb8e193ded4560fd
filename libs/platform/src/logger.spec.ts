import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';

/** What a service without a terminal writes. */
function logged(script: string): Record<string, unknown>[] {
  const logger = new URL('../dist/logger.js', import.meta.url).href;
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import { createLogger } from '${logger}'; ${script}`],
    { encoding: 'utf8' },
  );
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

it('writes a line of JSON with the level by name, and no secret', () => {
  const [line] = logged(
    "createLogger('api').warn({ req: { headers: { cookie: 'a=b', host: 'x' } }, who: { password: 'p', token: 't' } }, 'said')",
  );
  expect(line).toMatchObject({
    level: 'warn',
    name: 'api',
    msg: 'said',
    req: { headers: { cookie: '[Redacted]', host: 'x' } },
    who: { password: '[Redacted]', token: '[Redacted]' },
  });
});

it('tells of a store that is away, or a full disk, without a stack', () => {
  const [away, full, other] = logged(`const logger = createLogger('ingest');
    logger.warn({ err: Object.assign(new Error('the disk is full'), { code: 'log/unavailable' }) }, 'spooled');
    logger.error({ err: Object.assign(new Error('not enough space'), { code: '243' }) }, 'waits');
    logger.error({ err: new Error('a fault') }, 'failed')`);
  expect(away?.err).toEqual({ type: 'Error', message: 'the disk is full', code: 'log/unavailable' });
  expect(full?.err).toEqual({ type: 'Error', message: 'not enough space', code: '243' });
  expect(other?.err).toMatchObject({ message: 'a fault', stack: expect.stringContaining('at ') });
});
