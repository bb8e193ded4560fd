import { freePort } from '@toile/embedded';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';

/** Images of docker-compose.yml; another registry or version is named by the same variables. */
const IMAGES = {
  postgres: process.env.POSTGRES_IMAGE ?? 'postgres:18.6-alpine3.24',
  kafka: process.env.KAFKA_IMAGE ?? 'apache/kafka:4.1.0',
  clickhouse: process.env.CLICKHOUSE_IMAGE ?? 'clickhouse/clickhouse-server:26.7.13.12',
};
const START_MS = 180_000;

/** A store in a container of the test's own, on a port that stays when it comes back from a crash. */
export interface StoreInContainer {
  port: number;
  /** Ends it as a crash would and starts it on the same data. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

export async function postgresInContainer(): Promise<StoreInContainer & { url: string }> {
  const store = await start('postgres', 5432, (container) =>
    container
      .withEnvironment({ POSTGRES_USER: 'toile', POSTGRES_DB: 'toile', POSTGRES_PASSWORD: 'toile' })
      .withCommand(['postgres', '-c', 'max_connections=300'])
      .withHealthCheck({
        test: ['CMD-SHELL', 'pg_isready -U toile -h 127.0.0.1'],
        interval: 500,
        timeout: 3_000,
        retries: 240,
      })
      .withWaitStrategy(Wait.forHealthCheck()),
  );
  return { ...store, url: `postgres://toile:toile@127.0.0.1:${store.port}/toile` };
}

export async function kafkaInContainer(): Promise<StoreInContainer & { brokers: string }> {
  const store = await start('kafka', 9092, (container, port) =>
    container
      .withEnvironment({
        KAFKA_NODE_ID: '1',
        KAFKA_PROCESS_ROLES: 'broker,controller',
        KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
        // What clients are told to connect to: the port of this machine.
        KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
        KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
        KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
        KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
        KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
        KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '2',
        KAFKA_OFFSETS_RETENTION_MINUTES: '525600',
        KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
        KAFKA_GROUP_MIN_SESSION_TIMEOUT_MS: '500',
      })
      .withWaitStrategy(Wait.forListeningPorts()),
  );
  return { ...store, brokers: `127.0.0.1:${store.port}` };
}

export async function clickhouseInContainer(): Promise<StoreInContainer & { url: string }> {
  const store = await start('clickhouse', 8123, (container) =>
    container
      .withEnvironment({ CLICKHOUSE_USER: 'toile', CLICKHOUSE_DB: 'toile', CLICKHOUSE_PASSWORD: 'toile' })
      .withWaitStrategy(Wait.forHttp('/ping', 8123)),
  );
  return { ...store, url: `http://toile:toile@127.0.0.1:${store.port}/toile` };
}

async function start(
  name: keyof typeof IMAGES,
  inside: number,
  configure: (container: GenericContainer, port: number) => GenericContainer,
): Promise<StoreInContainer> {
  const port = await freePort();
  const container: StartedTestContainer = await configure(new GenericContainer(IMAGES[name]), port)
    .withExposedPorts({ container: inside, host: port })
    .withStartupTimeout(START_MS)
    .start();
  return {
    port,
    // Without a grace period it is killed, not asked.
    crashAndRestart: () => container.restart({ timeout: 0 }),
    stop: async () => {
      await container.stop({ removeVolumes: true });
    },
  };
}
