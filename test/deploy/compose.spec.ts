import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { readAggregatorEnvironment } from '../../apps/aggregator/src/environment.js';
import { readApiEnvironment } from '../../apps/api/src/environment.js';
import { readIngestEnvironment } from '../../apps/ingest/src/environment.js';
import { readMcpEnvironment } from '../../apps/mcp/src/environment.js';
import { ALLOWED, EXACT_VERSION, SECRETS as KINDS, VARIABLES } from './secrets-of-services.js';

interface Service {
  image?: string;
  profiles?: string[];
  stop_grace_period?: string;
  build?: { dockerfile: string; args: { SERVICE?: string; BASE_IMAGE: null } };
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[]; start_interval?: string };
}

const text = readFileSync('docker-compose.yml', 'utf8');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);
/** What `npm run secrets` writes. */
const SECRETS = Object.fromEntries(
  [...readFileSync('deploy/make-secrets.sh', 'utf8').matchAll(/\b[A-Z]+_(?:SECRET|PASSWORD)\b/g)].map(
    ([name]) => [name, 'a'.repeat(64)],
  ),
);

/** As Compose does: `${NAME}`, `${NAME:-otherwise}`, `${NAME:?message}`. */
function interpolate(value: string, given: Record<string, string>): string {
  return value.replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, sign: string, rest: string) => {
      const found = given[name];
      if (found) return found;
      if (sign === '?') throw new Error(rest);
      return sign === '-' ? rest : '';
    },
  );
}
const environmentOf = (name: string, given: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      interpolate(String(value), given),
    ]),
  );

describe('docker-compose.yml', () => {
  it.each([
    ['api', readApiEnvironment],
    ['ingest', readIngestEnvironment],
    ['aggregator', readAggregatorEnvironment],
    ['mcp', readMcpEnvironment],
  ] as const)('gives %s an environment it starts with', (name, read) => {
    expect(() => read(environmentOf(name, SECRETS))).not.toThrow();
  });

  it('has no default for any secret, and says what makes them', () => {
    const asked = [...text.matchAll(/\$\{(\w*(?:SECRET|PASSWORD)\w*)([^}]*)\}/g)];
    expect(new Set(asked.map(([, name]) => name))).toEqual(new Set(Object.keys(SECRETS)));
    for (const [, , rest] of asked) expect(rest).toBe(':?run npm run secrets first');
    expect(text).not.toMatch(/(PASSWORD|SECRET)\w*: *["']?[\w-]/);
  });

  it.each(Object.entries(ALLOWED))(
    'gives %s the secrets it needs and no others',
    (name, { needed, optional }) => {
      const given = Object.keys(compose.services[name]?.environment ?? {});
      const secrets = given.filter((one) => KINDS.includes(one));
      expect(secrets).toEqual(expect.arrayContaining([...needed]));
      expect([...needed, ...optional]).toEqual(expect.arrayContaining(secrets));
      expect(VARIABLES[name]).toEqual(expect.arrayContaining(secrets));
    },
  );

  it('lets others reach the gateway only', () => {
    for (const [name, { ports = [] }] of services)
      for (const port of ports) if (name !== 'gateway') expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
  });

  it('prints links for people where they reach the site, not where containers do', () => {
    expect(environmentOf('operator', SECRETS).PUBLIC_URL).toBe(environmentOf('api', SECRETS).PUBLIC_URL);
  });

  it('loads no demo and no accounts unless they are asked for', () => {
    expect(compose.services.demo?.profiles).toEqual(['demo']);
    expect(environmentOf('demo', SECRETS)).toMatchObject({ DEMO_ACCOUNTS: '0' });
  });

  it('builds from files that exist, for services that exist', () => {
    for (const [, { build }] of services) {
      if (!build) continue;
      expect(existsSync(build.dockerfile)).toBe(true);
      const { SERVICE } = build.args;
      if (SERVICE) expect(existsSync(`apps/${SERVICE}/src/main.ts`)).toBe(true);
    }
  });

  it('builds on the base that BASE_IMAGE names, where it names one', () => {
    for (const [, { build }] of services) {
      if (!build) continue;
      // Without a value of its own Compose passes the environment's on, or none.
      expect(build.args).toHaveProperty('BASE_IMAGE', null);
      const stages = [...readFileSync(build.dockerfile, 'utf8').matchAll(/^FROM (\S+)/gm)];
      for (const [, from] of stages) expect(from).toBe('${BASE_IMAGE}');
    }
  });

  it('gives services and stores the time they take to stop', () => {
    const secondsOf = (period = '10s') => Number.parseInt(period, 10) * (period.endsWith('m') ? 60 : 1);
    const stores = ['postgres', 'kafka', 'clickhouse'];
    for (const [name, { build, stop_grace_period }] of services)
      if (build || name === 'gateway' || stores.includes(name))
        expect({ name, enough: secondsOf(stop_grace_period) > 25 }).toEqual({ name, enough: true });
  });

  it('asks nothing of an engine that distributions do not have yet', () => {
    // Of version 25; Compose refuses the whole file on an older one.
    for (const [, { healthcheck }] of services) expect(healthcheck?.start_interval).toBeUndefined();
  });

  it('waits only for services that exist and can say when they are ready', () => {
    for (const [, service] of services)
      for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(compose.services).toHaveProperty(name);
        if (condition === 'service_healthy') expect(compose.services[name]?.healthcheck).toBeDefined();
      }
  });

  it('mounts volumes and files that exist, and gives no port away twice', () => {
    const published: string[] = [];
    for (const [, { volumes = [], ports = [] }] of services) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(source)).toBe(true);
        else expect(compose.volumes).toHaveProperty(source);
      }
      published.push(...ports.map((port) => interpolate(port, {}).split(':').at(-2) ?? ''));
    }
    expect(new Set(published).size).toBe(published.length);
  });

  it('names a version of every image it does not build', () => {
    for (const [, { image = '', build }] of services)
      if (!build) expect(interpolate(image, {})).toMatch(EXACT_VERSION);
  });
});
