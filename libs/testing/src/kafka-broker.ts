import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { KAFKA_LOCAL, resolveKafkaJars } from './kafka-jars.js';

export interface KafkaBroker {
  /** Port of the loopback address that clients connect to; stays the same across `kill` and `start`. */
  port: number;
  pid(): number | undefined;
  /** Starts it again on its data after `kill` or `stop`. */
  start(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface KafkaBrokerOptions {
  /** Else a free one. */
  port?: number;
  /** How long to wait until it answers. */
  readyWithinMs?: number;
  /** Clients must come over TLS and give this name and password, by SCRAM-SHA-256 or PLAIN. */
  secured?: SecuredBroker;
}

export interface SecuredBroker {
  username: string;
  password: string;
  /** A PEM file with the certificate, which signs itself. */
  certificate: string;
  /** A PEM file with its key and then it. */
  keyAndCertificate: string;
}

/** A Kafka broker that is its own controller, with its data in `folder`. Needs Java 17 or later and Maven. */
export async function startKafkaBroker(
  folder: string,
  options: KafkaBrokerOptions = {},
): Promise<KafkaBroker> {
  const jars = await resolveKafkaJars();
  const [port = 0, controllerPort = 0] = options.port
    ? [options.port, ...(await freePorts(1))]
    : await freePorts(2);
  const settings = join(folder, 'server.properties');
  const data = join(folder, 'data');
  await mkdir(folder, { recursive: true });
  await writeFile(settings, serverProperties(port, controllerPort, data, options));
  if (!existsSync(join(data, 'meta.properties'))) await format(jars, settings, options);

  const archive = archiveOf(jars);
  const written = `${archive}.${port}`;
  let broker: ChildProcess | undefined;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ending = broker;
    broker = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    const hard = setTimeout(() => ending.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(hard);
    // One that was killed may have written half of it.
    if (ending.signalCode === 'SIGKILL') await rm(written, { force: true });
    else await rename(written, archive).catch(() => undefined);
    process.off('exit', killAtExit);
  };
  const killAtExit = () => void broker?.kill('SIGKILL');
  const start = async () => {
    process.once('exit', killAtExit);
    broker = spawn('java', [...jvmOptions(jars, folder, written), 'kafka.Kafka', settings], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(broker, port, options.readyWithinMs ?? 60_000).catch(async (error: unknown) => {
      await end('SIGKILL');
      throw error;
    });
  };
  await start();
  return { port, pid: () => broker?.pid, start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

function serverProperties(
  port: number,
  controllerPort: number,
  data: string,
  { secured }: KafkaBrokerOptions,
): string {
  const protocol = secured ? 'SASL_SSL' : 'PLAINTEXT';
  return `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controllerPort}
controller.listener.names=CONTROLLER
listeners=CLIENTS://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}
listener.security.protocol.map=CLIENTS:${protocol},CONTROLLER:PLAINTEXT
inter.broker.listener.name=CLIENTS
log.dirs=${data}
auto.create.topics.enable=false
offsets.topic.replication.factor=1
offsets.topic.num.partitions=2
offsets.retention.minutes=525600
offsets.retention.check.interval.ms=1000
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1
group.initial.rebalance.delay.ms=0
broker.session.timeout.ms=1500
broker.heartbeat.interval.ms=300
group.min.session.timeout.ms=500
log.cleaner.dedupe.buffer.size=4194304
${secured ? securedProperties(secured) : ''}`;
}

function securedProperties({ username, password, certificate, keyAndCertificate }: SecuredBroker): string {
  const account = `username="${username}" password="${password}"`;
  const module = (name: string) => `org.apache.kafka.common.security.${name}LoginModule required ${account}`;
  return `ssl.keystore.type=PEM
ssl.keystore.location=${keyAndCertificate}
ssl.truststore.type=PEM
ssl.truststore.location=${certificate}
sasl.enabled.mechanisms=SCRAM-SHA-256,PLAIN
sasl.mechanism.inter.broker.protocol=SCRAM-SHA-256
listener.name.clients.scram-sha-256.sasl.jaas.config=${module('scram.Scram')};
listener.name.clients.plain.sasl.jaas.config=${module('plain.Plain')} user_${username}="${password}";
`;
}

/** Classes as the JVM keeps them between runs: a broker that finds them starts for half of the processor time. */
const archiveOf = (jars: string): string => `${jars}.jsa`;

function jvmOptions(jars: string, folder: string, written: string): string[] {
  return [
    existsSync(archiveOf(jars))
      ? `-XX:SharedArchiveFile=${archiveOf(jars)}`
      : `-XX:ArchiveClassesAtExit=${written}`,
    '-Xms128m',
    '-Xmx512m',
    '-XX:TieredStopAtLevel=1',
    '-Djava.awt.headless=true',
    `-Djava.io.tmpdir=${folder}`,
    '-XX:-UsePerfData',
    `-Dlog4j2.configurationFile=${join(KAFKA_LOCAL, 'log4j2.properties')}`,
    '-cp',
    join(jars, '*'),
  ];
}

async function format(jars: string, settings: string, { secured }: KafkaBrokerOptions): Promise<void> {
  const clusterId = randomBytes(16).toString('base64url').replace(/^-/, 'A');
  const args = ['kafka.tools.StorageTool', 'format', '-t', clusterId, '-c', settings];
  if (secured)
    args.push('--add-scram', `SCRAM-SHA-256=[name=${secured.username},password=${secured.password}]`);
  await promisify(execFile)('java', [
    `-XX:SharedArchiveFile=${archiveOf(jars)}`,
    '-XX:TieredStopAtLevel=1',
    '-XX:-UsePerfData',
    '-cp',
    join(jars, '*'),
    ...args,
  ]);
}

/** Resolves when the broker takes connections, which it does once it has caught up with its controller. */
async function ready(broker: ChildProcess, port: number, withinMs: number): Promise<void> {
  let said = '';
  broker.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  let failure: Error | undefined;
  broker.once('error', (error) => {
    failure = error;
  });
  const deadline = Date.now() + withinMs;
  while (!(await answers(port))) {
    if (failure) throw failure;
    if (broker.exitCode !== null || broker.signalCode !== null)
      throw new Error(`Kafka ended while it started\n${said}`);
    if (Date.now() > deadline) throw new Error(`Kafka did not answer within ${withinMs} ms\n${said}`);
    await sleep(50);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Ports nobody listens on now; all are held until all are found, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return address && typeof address === 'object' ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
