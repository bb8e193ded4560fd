import { setTimeout as sleep } from 'node:timers/promises';
import { LogUnavailableError, UnknownTopicError } from '../port.js';
import { type Address, BrokerConnection, type ConnectionOptions } from './broker-connection.js';
import { CODES, coordinatorMoved, isConnectionError, KafkaRefusal, mayAskAgain } from './errors.js';
import type { Calls } from './wire.js';

export interface ClusterOptions extends ConnectionOptions {
  /** `host:port` of some brokers; the others are learnt from them. */
  brokers: readonly string[];
  /** How long to look for a partition's leader or a group's coordinator before giving up. */
  retryForMs: number;
}

/** Appends have a connection of their own, so that a slow one delays no reader: a broker answers each in order. */
type Lane = 'append' | 'read';

/** Knows which broker leads what, and keeps at most two connections to each. */
export class KafkaCluster {
  readonly #seeds: readonly Address[];
  #nodes = new Map<number, Address>();
  readonly #leaders = new Map<string, readonly number[]>();
  readonly #connections = new Map<string, Promise<BrokerConnection>>();
  readonly #lookingUp = new Map<string, Promise<readonly number[]>>();
  #closed = false;

  constructor(readonly options: ClusterOptions) {
    this.#seeds = options.brokers.map(addressOf);
  }

  /** Topics whose leaders have been asked for. */
  get knownTopics(): readonly string[] {
    return [...this.#leaders.keys()];
  }

  /** The leader of each partition. Throws `UnknownTopicError`. */
  async leaders(topic: string): Promise<readonly number[]> {
    const known = this.#leaders.get(topic);
    if (known) return known;
    const asked = this.#lookingUp.get(topic) ?? this.#lookUp(topic);
    this.#lookingUp.set(topic, asked);
    return asked.finally(() => this.#lookingUp.delete(topic));
  }

  /** The leader of one partition. Throws `UnknownTopicError`, also for a partition the topic does not have. */
  async leader(topic: string, partition: number): Promise<number> {
    const leader = (await this.leaders(topic))[partition];
    if (leader === undefined) throw new UnknownTopicError(`${topic}/${partition}`);
    return leader;
  }

  /** Asks a node; the answer's error codes are the caller's to look at. */
  async call<K extends keyof Calls>(
    node: number,
    lane: Lane,
    api: K,
    request: Calls[K]['request'],
  ): Promise<Calls[K]['response']> {
    const address = this.#nodes.get(node);
    if (!address) throw new KafkaRefusal(LEADER_NOT_AVAILABLE, `node ${node}`);
    return (await this.#connection(address, lane)).call(api, request);
  }

  /** Asks whichever broker answers. */
  async callAny<K extends keyof Calls>(api: K, request: Calls[K]['request']): Promise<Calls[K]['response']> {
    let failure: unknown;
    for (const address of [...this.#nodes.values(), ...this.#seeds]) {
      try {
        return await (await this.#connection(address, 'read')).call(api, request);
      } catch (error) {
        if (!isConnectionError(error)) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  /**
   * Runs `work`, which must be harmless to repeat, and again with fresh knowledge of the topic while brokers say that
   * another one should be asked. A connection that turns out to be broken is replaced once.
   */
  async retrying<T>(topics: readonly string[], work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + this.options.retryForMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        const askAgain = error instanceof KafkaRefusal && isPassing(error.errorCode);
        if (!askAgain && !(isConnectionError(error) && attempt === 1)) throw error;
        if (performance.now() > deadline) throw error;
        this.forget(topics);
        if (attempt > 1) await sleep(Math.min(100 * attempt, 500));
      }
    }
  }

  /** Leaders of these topics are asked for again. */
  forget(topics: readonly string[]): void {
    for (const topic of topics) this.#leaders.delete(topic);
  }

  /** The broker that keeps the group. */
  async coordinator(groupId: string): Promise<Address> {
    return this.retrying([], async () => {
      const { errorCode, coordinator } = await this.callAny('GroupCoordinator', { groupId });
      if (errorCode) throw new KafkaRefusal(errorCode, `coordinator of ${groupId}`);
      return coordinator;
    });
  }

  async callCoordinator<K extends keyof Calls>(
    group: string,
    api: K,
    request: Calls[K]['request'],
  ): Promise<Calls[K]['response']> {
    const coordinator = await this.coordinator(group);
    return (await this.#connection(coordinator, 'read')).call(api, request);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const connections = await Promise.allSettled(this.#connections.values());
    for (const one of connections) if (one.status === 'fulfilled') one.value.close();
  }

  async #lookUp(topic: string): Promise<readonly number[]> {
    const { brokers, topicMetadata } = await this.callAny('Metadata', {
      topics: [topic],
      allowAutoTopicCreation: false,
    });
    this.#nodes = new Map(brokers.map((broker) => [broker.nodeId, broker]));
    const found = topicMetadata.find((one) => one.topic === topic);
    if (!found || found.topicErrorCode === CODES.unknownTopicOrPartition) throw new UnknownTopicError(topic);
    if (found.topicErrorCode) throw new KafkaRefusal(found.topicErrorCode, topic);
    const leaders: number[] = [];
    for (const { partitionId, leader } of found.partitionMetadata) leaders[partitionId] = leader;
    this.#leaders.set(topic, leaders);
    return leaders;
  }

  async #connection(address: Address, lane: Lane): Promise<BrokerConnection> {
    if (this.#closed) throw new LogUnavailableError('the log is closed');
    const name = `${address.host}:${address.port} ${lane}`;
    const open = this.#connections.get(name);
    if (open) {
      const connection = await open;
      if (connection.usable) return connection;
      // Unless another caller has replaced it meanwhile.
      if (this.#connections.get(name) === open) this.#connections.delete(name);
      return this.#connection(address, lane);
    }
    const opening = BrokerConnection.open(address, this.options);
    this.#connections.set(name, opening);
    opening.catch(() => this.#connections.delete(name));
    return opening;
  }
}

const LEADER_NOT_AVAILABLE = 5;

function isPassing(code: number): boolean {
  return mayAskAgain(code) || coordinatorMoved(code);
}

function addressOf(broker: string): Address {
  const url = new URL(`kafka://${broker}`);
  if (!url.hostname || !url.port) throw new TypeError(`${JSON.stringify(broker)} is not host:port`);
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) };
}
