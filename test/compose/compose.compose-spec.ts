import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { mostViewedLooks } from '../e2e/visitors.js';
import { askRaw } from '../security/ask-raw.js';
import { prepareStack, type Stack } from './stack.js';
import { Visitors } from './visitors.js';

jest.setTimeout(600_000);
const PATIENCE_MS = 300_000;
const STORES = ['postgres', 'kafka', 'clickhouse', 'minio'];
const SERVICES = ['aggregator', 'ingest', 'api', 'web', 'mcp'];
const ONCE = ['migrate', 'bucket'];

async function until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  let last: unknown;
  for (;;) {
    try {
      const found = await ask();
      if (found) return found;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`, { cause: last });
    await sleep(500);
  }
}

/** docker-compose.yml as an operator starts it; a later test goes on where the one before has ended. */
describe('docker-compose.yml on an engine', () => {
  let stack: Stack;
  let folder: string;
  let visitors: Visitors;
  let look: { slug: string; image_filename: string };

  const json = async (path: string) =>
    (
      await fetch(`${stack.url}${path}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(10_000),
      })
    ).json();
  const isWell = () =>
    until('all is well', async () => ((await json('/api/health')) as { status: string }).status === 'ok');
  const viewsOf = async (slug: string) =>
    (await mostViewedLooks(stack.url)).find((row) => row.look === slug)?.value ?? 0;
  async function ofPrometheus(query: string): Promise<{ value: [number, string] }[]> {
    const answer = await fetch(`${stack.prometheusUrl}/api/v1/query?query=${query}`);
    return ((await answer.json()) as { data: { result: { value: [number, string] }[] } }).data.result;
  }
  const operator = (...args: string[]) => stack.compose('run', '--rm', '--no-TTY', 'operator', ...args);
  /** Nothing that was answered is missing, and nothing counts that was not sent. */
  async function everyVisitorCounts(): Promise<number> {
    const views = await until('every answered beacon counts', async () => {
      const value = await viewsOf(look.slug);
      return value >= visitors.answered ? value : undefined;
    });
    expect(views).toBeLessThanOrEqual(visitors.sent);
    return views;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'toile-compose-'));
    // Of the container's user, who is another.
    await chmod(folder, 0o777);
    stack = await prepareStack();
    await stack.compose('up', '--detach', '--no-build', '--quiet-pull');
  });
  afterAll(async () => {
    await visitors?.stop();
    await stack?.down();
    await rm(folder, { recursive: true, force: true });
  });

  it('brings everything up, stores migrated', async () => {
    await isWell();
    for (const name of ONCE)
      expect((await stack.inspect(name)).State).toMatchObject({ Status: 'exited', ExitCode: 0 });
    for (const name of [...STORES, ...SERVICES])
      await until(
        `${name} is healthy`,
        async () => (await stack.inspect(name)).State.Health?.Status === 'healthy',
      );
  });

  it('makes the first operator from a shell', async () => {
    const said = await operator(
      'members',
      'create',
      'ada@toile.test',
      '--first-name',
      'Ada',
      '--last-name',
      'Vale',
      '--role',
      'operator',
    );
    expect(said).toContain(stack.url);
  });

  it('imports a catalogue with its pictures, and shows them', async () => {
    const table = await readFile('docs/reference/samples/catalogue-import.csv', 'utf8');
    await writeFile(join(folder, 'looks.csv'), table);
    await mkdir(join(folder, 'pictures/exemple'), { recursive: true });
    for (const name of ['01', '02', '03'])
      await sharp({ create: { width: 600, height: 900, channels: 3, background: `#${name}${name}a0` } })
        .jpeg()
        .toFile(join(folder, `pictures/exemple/${name}.jpg`));
    await stack.compose(
      'run',
      '--rm',
      '--no-TTY',
      '--volume',
      `${folder}:/files`,
      'operator',
      'import',
      'looks.csv',
      '--images',
      'pictures',
    );
    const [first] = await until('looks are listed', async () => {
      const { results } = (await json('/look/search')) as { results: (typeof look)[] };
      return results.length === 3 && results;
    });
    if (!first) throw new Error('there is no look');
    look = first;
    visitors = new Visitors(stack.url, look.slug);
    const picture = await fetch(`${stack.url}/cdn/list_400/${look.image_filename}`);
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });

  it.each([
    ['/en', 'text/html', 200, 'text/html'],
    ['/fr/look/:look', 'text/html', 200, 'text/html'],
    ['/en/no-such-page', 'text/html', 404, 'text/html'],
    ['/look/search', 'application/json', 200, 'application/json'],
    ['/api/health', '*/*', 200, 'application/json'],
    ['/api/no-such-thing', '*/*', 404, 'application/problem+json'],
    ['/sitemap.xml', '*/*', 200, 'application/xml'],
    ['/robots.txt', '*/*', 200, 'text/plain'],
    ['/.well-known/security.txt', '*/*', 404, 'application/problem+json'],
    ['/mcp', 'application/json', 405, 'application/problem+json'],
    ['/en/../api/health', '*/*', 400, 'application/problem+json'],
  ])('answers %s (%s) through the gateway', async (path, accept, status, type) => {
    const answer = await askRaw(Number(new URL(stack.url).port), path.replace(':look', look.slug), {
      headers: { accept, host: new URL(stack.url).host },
    });
    expect({ status: answer.status, type: answer.headers['content-type'] }).toEqual({
      status,
      type: expect.stringContaining(type),
    });
  });

  it('carries a beacon through ingest, Kafka and the aggregator to a figure', async () => {
    for (let visitor = 0; visitor < 12; visitor += 1) expect(await visitors.one()).toBe(true);
    expect(await everyVisitorCounts()).toBe(12);
  });

  it('is watched: Prometheus reaches every service and a page through the gateway', async () => {
    await until('all targets are up', async () => {
      const targets = await ofPrometheus('up');
      return targets.length === 6 && targets.every(({ value }) => value[1] === '1');
    });
    await until('a page and a list come through the gateway', async () => {
      const probes = await ofPrometheus('probe_success');
      return probes.length === 2 && probes.every(({ value }) => value[1] === '1');
    });
  });

  it.each([...STORES, ...SERVICES, 'gateway'])(
    'comes back when %s is killed, and loses nothing',
    async (name) => {
      visitors.start();
      const before = (await stack.inspect(name)).State.StartedAt;
      await stack.crash(name);
      await until(`${name} is back`, async () => {
        const { State } = await stack.inspect(name);
        return (
          State.StartedAt !== before &&
          State.Status === 'running' &&
          (State.Health?.Status ?? 'healthy') === 'healthy'
        );
      });
      await isWell();
      await until('a beacon is answered', () => visitors.one());
      await visitors.stop();
      await everyVisitorCounts();
    },
  );

  it('holds by its own account, too', async () => {
    expect(await operator('events', 'verify')).toContain('holds');
  });

  it('has nothing broken that toile doctor finds', async () => {
    // It ends with 1 where something is.
    expect(await operator('doctor')).toContain('PostgreSQL');
  });

  it('carries an archive of PostgreSQL and the log into the bucket', async () => {
    const start = (...names: string[]) =>
      stack.compose('--profile', 'archive', 'up', '--detach', '--no-build', '--no-deps', ...names);
    const within = (name: string, folder: string) =>
      stack.compose('exec', '--no-TTY', name, 'find', folder, '-type', 'f');
    await start('archive');
    await until('a copy is there with its journal', async () => {
      const files = await within('archive', '/var/lib/postgresql/archive');
      return /base\.tar\.gz/.test(files) && /wal\/.*\.gz/.test(files) && !files.includes('.part/');
    });
    await start('archive-carrier', 'log-carrier');
    await until('the bucket holds them', async () => {
      const objects = await within('minio', '/data/toile-backups');
      return (
        /postgres\/base\//.test(objects) && /postgres\/wal\//.test(objects) && /log\/tracking\//.test(objects)
      );
    });
    await stack.compose('--profile', 'archive', 'stop', 'archive', 'archive-carrier', 'log-carrier');
  });

  it('is rolled to a new container of each service, under visitors', async () => {
    visitors.start();
    await stack.compose('run', '--rm', '--no-TTY', 'migrate');
    for (const name of SERVICES) {
      await stack.compose('up', '--detach', '--no-build', '--no-deps', '--force-recreate', name);
      await until(
        `${name} is healthy`,
        async () => (await stack.inspect(name)).State.Health?.Status === 'healthy',
      );
    }
    await isWell();
    await visitors.stop();
    await everyVisitorCounts();
  });

  it('is restored from a dump of PostgreSQL, Kafka and the bucket, into new volumes', async () => {
    const views = await everyVisitorCounts();
    await stack.compose('stop', ...SERVICES);
    const said = await stack.compose(
      'run',
      '--rm',
      '--no-TTY',
      '--no-deps',
      '--entrypoint',
      'sh',
      'backup',
      '/backup/backup.sh',
    );
    const [, name = ''] = /backup: (toile-\S+\.dump) holds \d+ tables/.exec(said) ?? [];
    expect(name).not.toBe('');
    // A new machine: what a dump or a replay brings back is gone.
    await stack.dropVolume('postgres');
    await stack.dropVolume('clickhouse');
    await stack.compose('up', '--detach', '--no-build', '--wait', 'postgres', 'clickhouse');
    const restore = `pg_restore --dbname "$POSTGRES_URL" --exit-on-error --no-owner --no-privileges "$BACKUPS/${name}"`;
    await stack.compose(
      'run',
      '--rm',
      '--no-TTY',
      '--no-deps',
      '--entrypoint',
      'sh',
      'backup',
      '-c',
      restore,
    );
    await stack.compose('run', '--rm', '--no-TTY', 'migrate');
    // It ends with 1 where the warehouse has other rows than the log, as an empty one has.
    const replayed = await operator('replay').catch((error: Error) => error.message);
    expect(replayed).toContain('Generation 2 is filled');
    await operator('replay', '--accept');
    await stack.compose('up', '--detach', '--no-build');
    await isWell();
    expect(await everyVisitorCounts()).toBe(views);
    expect(await operator('events', 'verify')).toContain('holds');
    const picture = await fetch(`${stack.url}/cdn/list_400/${look.image_filename}`);
    expect(picture.status).toBe(200);
    expect(await visitors.one()).toBe(true);
    await everyVisitorCounts();
  });
});
