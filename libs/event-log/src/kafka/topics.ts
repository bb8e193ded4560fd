import { setTimeout as sleep } from 'node:timers/promises';
import { LogUnavailableError, UnknownTopicError } from '../port.js';
import type { KafkaCluster } from './cluster.js';
import { CODES, KafkaRefusal } from './errors.js';

export interface TopicSettings {
  /** Brokers that keep each partition; -1 for the cluster's default. */
  replicationFactor: number;
  /** Further settings of new topics, such as `min.insync.replicas`. */
  config: Readonly<Record<string, string>>;
}

/** What the port promises of every topic: the log's clock, records of 1.1 MB, nothing dropped by age or size. */
const REQUIRED = {
  'message.timestamp.type': 'LogAppendTime',
  'cleanup.policy': 'delete',
} as const;
const MAX_MESSAGE_BYTES = 2 * 1024 * 1024;
const NEW_TOPIC = {
  ...REQUIRED,
  'max.message.bytes': String(MAX_MESSAGE_BYTES),
  'retention.ms': '-1',
  'retention.bytes': '-1',
};
const TOPIC_RESOURCE = 2;

/**
 * Creates topics that do not exist and waits until their partitions have leaders. Throws when a topic that exists has
 * settings under which the driver could not keep its promises.
 */
export async function createTopics(
  cluster: KafkaCluster,
  topics: readonly { name: string; partitions: number }[],
  { replicationFactor, config }: TopicSettings,
): Promise<void> {
  if (topics.length === 0) return;
  const configEntries = Object.entries({ ...NEW_TOPIC, ...config }).map(([name, value]) => ({ name, value }));
  const { topicErrors } = await cluster.callAny('CreateTopics', {
    timeout: cluster.options.requestTimeout,
    topics: topics.map(({ name, partitions }) => ({
      topic: name,
      numPartitions: partitions,
      replicationFactor,
      configEntries,
    })),
  });
  const existing: string[] = [];
  for (const { topic, errorCode, errorMessage } of topicErrors) {
    if (errorCode === CODES.topicAlreadyExists) existing.push(topic);
    else if (errorCode)
      throw new KafkaRefusal(errorCode, `creating ${topic} (${errorMessage ?? 'no reason given'})`);
  }
  for (const { name } of topics) await leadersElected(cluster, name);
  if (existing.length > 0) await checkSettings(cluster, existing);
}

async function leadersElected(cluster: KafkaCluster, topic: string): Promise<void> {
  const deadline = performance.now() + cluster.options.retryForMs;
  for (;;) {
    const leaders = await cluster.leaders(topic).catch((error: unknown) => {
      // Created, but the broker that was asked has not heard of it yet.
      if (error instanceof UnknownTopicError) return [];
      throw error;
    });
    if (leaders.length > 0 && leaders.every((leader) => leader >= 0)) return;
    if (performance.now() > deadline)
      throw new LogUnavailableError(`${topic} has partitions without a leader`);
    cluster.forget([topic]);
    await sleep(50);
  }
}

async function checkSettings(cluster: KafkaCluster, topics: readonly string[]): Promise<void> {
  const { resources } = await cluster.callAny('DescribeConfigs', {
    resources: topics.map((name) => ({
      type: TOPIC_RESOURCE,
      name,
      configNames: [...Object.keys(REQUIRED), 'max.message.bytes'],
    })),
  });
  for (const { resourceName, errorCode, configEntries } of resources) {
    if (errorCode) throw new KafkaRefusal(errorCode, `settings of ${resourceName}`);
    const settings = new Map(configEntries.map((entry) => [entry.configName, entry.configValue]));
    for (const [name, value] of Object.entries(REQUIRED))
      if (settings.get(name) !== value)
        throw new Error(
          `the topic ${resourceName} has ${name}=${settings.get(name)}; the log needs ${value}`,
        );
    const largest = Number(settings.get('max.message.bytes'));
    if (largest < MAX_MESSAGE_BYTES)
      throw new Error(
        `the topic ${resourceName} has max.message.bytes=${largest}; the log needs ${MAX_MESSAGE_BYTES}`,
      );
  }
}
