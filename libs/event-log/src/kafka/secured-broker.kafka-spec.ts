import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EnvironmentError, type KafkaEnvironment, kafkaOf } from '@toile/platform';
import { type KafkaBroker, startKafkaBroker } from '@toile/testing';
import type { EventLog } from '../port.js';
import { createKafkaLog } from './kafka-log.js';

const ACCOUNT = { username: 'toile', password: 'a-password-of-the-test' };

describe('a broker that asks for TLS and a password', () => {
  let folder: string;
  let certificate: string;
  let broker: KafkaBroker;
  let log: EventLog | undefined;
  const open = (settings: Partial<KafkaEnvironment>, ca: string | null = certificate, retryForMs = 500) => {
    const kafka = kafkaOf({
      KAFKA_BROKERS: `127.0.0.1:${broker.port}`,
      KAFKA_TLS: true,
      ...(ca === null ? {} : { KAFKA_TLS_CA: ca }),
      KAFKA_SASL_MECHANISM: 'scram-sha-256',
      KAFKA_USERNAME: ACCOUNT.username,
      KAFKA_PASSWORD: ACCOUNT.password,
      ...settings,
    });
    if (!kafka) throw new Error('no brokers');
    log = createKafkaLog({ ...kafka, leaseMs: 3_000, heartbeatMs: 100, retryForMs });
    return log;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'toile-kafka-'));
    const files = await selfSigned(folder);
    certificate = files.certificate;
    broker = await startKafkaBroker(join(folder, 'broker'), {
      secured: { ...ACCOUNT, ...files },
    });
  }, 240_000);
  afterEach(() => log?.close());
  afterAll(async () => {
    await broker?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['scram-sha-256', 'plain'] as const)('is written, read and joined by %s', async (mechanism) => {
    // A broker that has just started loads what it knows of groups first.
    const own = open({ KAFKA_SASL_MECHANISM: mechanism }, certificate, 30_000);
    const topic = `by-${mechanism}`;
    await own.createTopics([{ name: topic, partitions: 1 }]);
    await own.append([{ topic, key: 'k', value: Buffer.from('v') }]);
    expect(await own.read({ topic, partition: 0, from: 0, maxRecords: 9 })).toHaveLength(1);
    const quiet = { onAssigned: () => undefined, onRevoked: () => undefined };
    const member = await own.join({ group: topic, topics: [topic], ...quiet });
    const [assignment] = member.assignments();
    if (!assignment) throw new Error('nothing was assigned');
    await member.commit(assignment, 1);
    expect(await own.lag(topic, [topic])).toMatchObject([{ committed: 1, lag: 0 }]);
  });

  it.each<[string, Partial<KafkaEnvironment>, 'vouched' | 'unknown', RegExp]>([
    ['a wrong password', { KAFKA_PASSWORD: 'another' }, 'vouched', /[Aa]uthentication failed/],
    ['a certificate nobody vouches for', {}, 'unknown', /self-signed certificate/],
    ['no TLS', { KAFKA_TLS: false }, 'unknown', /cannot be reached/],
  ])('is not reached with %s', async (_, settings, authority, reason) => {
    await expect(
      open(settings, authority === 'unknown' ? null : undefined).partitions('by-plain'),
    ).rejects.toThrow(reason);
  });
});

it('refuses settings of Kafka that lack another', () => {
  const env = { KAFKA_BROKERS: 'a:1', KAFKA_TLS: false };
  expect(() => kafkaOf({ ...env, KAFKA_TLS_CA: '/ca.pem' })).toThrow(EnvironmentError);
  expect(() => kafkaOf({ ...env, KAFKA_PASSWORD: 'x' })).toThrow('KAFKA_SASL_MECHANISM');
  expect(() => kafkaOf({ ...env, KAFKA_SASL_MECHANISM: 'plain', KAFKA_USERNAME: 'x' })).toThrow(
    'KAFKA_PASSWORD',
  );
  expect(kafkaOf({ KAFKA_TLS: true })).toBeUndefined();
});

async function selfSigned(folder: string): Promise<{ certificate: string; keyAndCertificate: string }> {
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const keyAndCertificate = join(folder, 'both.pem');
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
    '-addext',
    'subjectAltName=IP:127.0.0.1',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  await writeFile(keyAndCertificate, (await readFile(key, 'utf8')) + (await readFile(certificate, 'utf8')));
  return { certificate, keyAndCertificate };
}
