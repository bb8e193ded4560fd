import kafkajs from 'kafkajs';
import type { LogRecord } from '../port.js';
import { orUnavailable } from './errors.js';
import { KafkaClient, type KafkaConnection } from './kafka-client.js';
import { TopicOffsets } from './topic-offsets.js';

const CLOCK = 'message.timestamp.type';
/** In `DescribeConfigs`: a setting of the topic itself, not of the broker or the default. */
const OF_TOPIC = 1;

/**
 * Fills topics of an empty Kafka with records as they were: in their partitions, at their offsets, with the times at which they had been
 * appended. Between `begin` and `end` a topic takes the times it is given, and no service starts on it, since the log refuses such
 * a topic (`createTopics`).
 */
export class KafkaRestore {
  readonly #client: KafkaClient;
  readonly #offsets: TopicOffsets;

  constructor(connection: KafkaConnection) {
    this.#client = new KafkaClient(connection);
    this.#offsets = new TopicOffsets(this.#client);
  }

  /** @throws UnknownTopicError before a migration has made the topic */
  partitions(topic: string): Promise<number> {
    return orUnavailable(this.#offsets.partitions(topic));
  }

  async endOffset(topic: string, partition: number): Promise<number> {
    return (await orUnavailable(this.#offsets.range(topic, partition))).end;
  }

  begin(topic: string): Promise<void> {
    return this.#setClock(topic, 'CreateTime');
  }

  end(topic: string): Promise<void> {
    return this.#setClock(topic, 'LogAppendTime');
  }

  /**
   * Appends records of one partition in their order.
   * @throws Error where they came to lie at other offsets: somebody else writes, or an answer was lost
   */
  async put(records: readonly LogRecord[]): Promise<void> {
    const [first] = records;
    if (!first) return;
    const { topic, partition, offset } = first;
    const messages = records.map(({ key, value, headers, appendedAt }) => ({
      partition,
      key,
      value,
      headers,
      timestamp: String(appendedAt.getTime()),
    }));
    const [stored] = await orUnavailable(
      this.#client.produce((producer) =>
        producer.send({ topic, acks: -1, timeout: this.#client.requestTimeoutMs, messages }),
      ),
    );
    if (Number(stored?.baseOffset) !== offset)
      throw new Error(
        `${topic}/${partition}/${offset} came to lie at ${stored?.baseOffset}: empty the topic`,
      );
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  /** The request of kafkajs replaces all settings of a topic, so that those it has are given again. */
  async #setClock(topic: string, clock: 'CreateTime' | 'LogAppendTime'): Promise<void> {
    const resource = { type: kafkajs.ConfigResourceTypes.TOPIC, name: topic };
    const { resources } = await orUnavailable(
      this.#client.ask((admin) => admin.describeConfigs({ includeSynonyms: false, resources: [resource] })),
    );
    const own = (resources[0]?.configEntries ?? []).filter(({ configSource }) => configSource === OF_TOPIC);
    const configEntries = own.map(({ configName: name, configValue: value }) => ({ name, value }));
    const others = configEntries.filter(({ name }) => name !== CLOCK);
    await orUnavailable(
      this.#client.ask((admin) =>
        admin.alterConfigs({
          validateOnly: false,
          resources: [{ ...resource, configEntries: [...others, { name: CLOCK, value: clock }] }],
        }),
      ),
    );
  }
}
