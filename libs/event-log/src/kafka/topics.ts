import { setTimeout as sleep } from 'node:timers/promises';
import kafkajs from 'kafkajs';
import { UnknownTopicError } from '../port.js';
import type { KafkaClient } from './kafka-client.js';
import type { TopicOffsets } from './topic-offsets.js';

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

/**
 * Creates topics that do not exist and waits until their partitions have leaders. Throws when a topic that exists has
 * settings under which the driver could not keep its promises.
 */
export async function createTopics(
  client: KafkaClient,
  offsets: TopicOffsets,
  topics: readonly { name: string; partitions: number }[],
  { replicationFactor, config }: TopicSettings,
): Promise<void> {
  const existing = new Set(await client.ask((admin) => admin.listTopics()));
  const missing = topics.filter(({ name }) => !existing.has(name));
  const configEntries = Object.entries({ ...NEW_TOPIC, ...config }).map(([name, value]) => ({ name, value }));
  // False when another process was quicker.
  for (const { name, partitions } of missing)
    await client.ask((admin) =>
      admin.createTopics({
        topics: [{ topic: name, numPartitions: partitions, replicationFactor, configEntries }],
        waitForLeaders: true,
      }),
    );
  for (const { name } of missing) await isKnown(client, offsets, name);
  if (topics.length > 0)
    await checkSettings(
      client,
      topics.map(({ name }) => name),
    );
}

/** Waits for the broker that is asked to hear of the topic. */
async function isKnown(client: KafkaClient, offsets: TopicOffsets, topic: string): Promise<void> {
  const deadline = performance.now() + client.retryForMs;
  for (;;) {
    try {
      await offsets.partitions(topic);
      return;
    } catch (error) {
      if (!(error instanceof UnknownTopicError) || performance.now() > deadline) throw error;
    }
    await sleep(50);
  }
}

async function checkSettings(client: KafkaClient, topics: readonly string[]): Promise<void> {
  const { resources } = await client.ask((admin) =>
    admin.describeConfigs({
      includeSynonyms: false,
      resources: topics.map((name) => ({
        type: kafkajs.ConfigResourceTypes.TOPIC,
        name,
        configNames: [...Object.keys(REQUIRED), 'max.message.bytes'],
      })),
    }),
  );
  for (const { resourceName, configEntries } of resources) {
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
