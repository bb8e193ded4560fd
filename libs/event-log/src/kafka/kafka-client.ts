import { setTimeout as sleep } from 'node:timers/promises';
import { type Admin, Kafka, type KafkaConfig, logLevel, type Producer, type SASLOptions } from 'kafkajs';
import { LogUnavailableError } from '../port.js';
import { isUnavailable, refusalOf } from './errors.js';

export interface KafkaConnection extends Pick<KafkaConfig, 'ssl' | 'clientId' | 'socketFactory'> {
  sasl?:
    | { mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'; username: string; password: string }
    | undefined;
  /** `host:port` of some brokers. */
  brokers: readonly string[];
  connectionTimeoutMs?: number;
  /** How long a broker may take to answer; an append that takes longer may or may not be stored. */
  requestTimeoutMs?: number;
  /** How long a question is put again while leaders or coordinators move, before `LogUnavailableError`. */
  retryForMs?: number;
}

interface Connected {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
}

/** kafkajs with one producer and one admin client, connected when they are first used. */
export class KafkaClient {
  readonly kafka: Kafka;
  readonly retryForMs: number;
  readonly requestTimeoutMs: number;
  readonly #admin: Replaced<Admin>;
  readonly #producer: Replaced<Producer>;

  constructor({
    brokers,
    sasl,
    connectionTimeoutMs,
    requestTimeoutMs,
    retryForMs,
    ...config
  }: KafkaConnection) {
    this.retryForMs = retryForMs ?? 10_000;
    this.requestTimeoutMs = requestTimeoutMs ?? 30_000;
    this.kafka = new Kafka({
      clientId: 'toile',
      ...config,
      brokers: [...brokers],
      // Its types tell the mechanisms apart, although these take the same.
      ...(sasl ? { sasl: sasl as SASLOptions } : {}),
      connectionTimeout: connectionTimeoutMs ?? 3_000,
      requestTimeout: this.requestTimeoutMs,
      // What fails is told to whoever asked.
      logLevel: logLevel.NOTHING,
      // Enough to try each broker named.
      retry: { initialRetryTime: 100, maxRetryTime: 1_000, retries: Math.max(2, brokers.length) },
    });
    this.#admin = new Replaced(() => this.kafka.admin());
    this.#producer = new Replaced(() =>
      this.kafka.producer({
        allowAutoTopicCreation: false,
        // Every message names its partition.
        createPartitioner:
          () =>
          ({ message }) =>
            message.partition ?? 0,
        // It would send all partitions of a request again, also those that are stored.
        retry: { retries: 0 },
      }),
    );
  }

  /** Asks what is harmless to repeat, again while brokers say that another one should be asked. */
  async ask<T>(question: (admin: Admin) => Promise<T>): Promise<T> {
    const deadline = performance.now() + this.retryForMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#admin.use(question);
      } catch (error) {
        // A connection that turns out to be broken is replaced once.
        const again = isUnavailable(error) && (attempt === 1 || refusalOf(error) !== undefined);
        if (!again || performance.now() > deadline) throw error;
        if (attempt > 1) await sleep(Math.min(100 * attempt, 500));
      }
    }
  }

  /** Does what is harmless to repeat until it succeeds, for as long as brokers are given. */
  async patiently<T>(work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + this.retryForMs;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isUnavailable(error) || performance.now() > deadline) throw error;
        await sleep(100);
      }
    }
  }

  produce<T>(send: (producer: Producer) => Promise<T>): Promise<T> {
    return this.#producer.use(send);
  }

  async close(): Promise<void> {
    await Promise.all([this.#admin.close(), this.#producer.close()]);
  }
}

/**
 * A client that is thrown away when it breaks: a kafkajs connection that connects a second time keeps half an answer of
 * the first, and two callers at once can connect it twice.
 */
class Replaced<C extends Connected> {
  #client: Promise<C> | undefined;
  #closed = false;

  constructor(private readonly make: () => C) {}

  async use<T>(work: (client: C) => Promise<T>): Promise<T> {
    if (this.#closed) throw new LogUnavailableError('the log is closed');
    this.#client ??= this.#connect();
    const client = this.#client;
    try {
      return await work(await client);
    } catch (error) {
      if (isUnavailable(error) && refusalOf(error) === undefined && this.#client === client) {
        this.#client = undefined;
        void disconnect(client);
      }
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#client) await disconnect(this.#client);
  }

  async #connect(): Promise<C> {
    const client = this.make();
    await client.connect();
    return client;
  }
}

async function disconnect(client: Promise<Connected>): Promise<void> {
  // One that never connected, or has lost its connection, has nothing to say goodbye to.
  await client.then((connected) => connected.disconnect()).catch(() => undefined);
}
