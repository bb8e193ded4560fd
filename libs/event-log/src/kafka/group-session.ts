import { UnknownTopicError } from '../port.js';
import { ASSIGNER, assign, decodeAssignment, decodeSubscription, encodeSubscription } from './assign.js';
import { BrokerConnection } from './broker-connection.js';
import type { KafkaCluster } from './cluster.js';
import { CODES, coordinatorMoved, generationIsOver, isConnectionError, KafkaRefusal } from './errors.js';
import { committedOffsets } from './group-offsets.js';
import type { Calls } from './wire.js';

export interface Generation {
  id: number;
  partitions: readonly { topic: string; partition: number }[];
  /** `performance.now()` from before the coordinator last heard from the member. */
  heardAt: number;
}

/** The generation the member was part of is over; it must stop and join again. */
export class GenerationIsOver extends Error {}

/**
 * A member's talk with its group's coordinator, over a connection of its own, because joining keeps a connection busy
 * until every member has come.
 */
export class GroupSession {
  #memberId = '';
  #connection: BrokerConnection | undefined;
  /** Topics that did not exist when this member, as leader, shared partitions out. */
  #missing: readonly string[] = [];

  constructor(
    private readonly cluster: KafkaCluster,
    private readonly group: string,
    private readonly topics: readonly string[],
    private readonly leaseMs: number,
  ) {}

  /** Waits for the other members. Throws `GenerationIsOver` when the group changed meanwhile: join again. */
  async join(): Promise<Generation> {
    const joined = await this.#askToJoin();
    const leads = joined.leaderId === joined.memberId;
    const heardAt = performance.now();
    const { errorCode, memberAssignment } = await this.#call('SyncGroup', {
      groupId: this.group,
      generationId: joined.generationId,
      memberId: this.#memberId,
      groupAssignment: leads ? await this.#shareOut(joined.members) : [],
    });
    this.#check(errorCode, 'sync');
    const partitions = decodeAssignment(memberAssignment);
    await this.#claim(joined.generationId, partitions);
    return { id: joined.generationId, partitions, heardAt };
  }

  /** Renews the lease; returns when the coordinator was asked. Throws `GenerationIsOver`. */
  async heartbeat(generation: number): Promise<number> {
    const heardAt = performance.now();
    const { errorCode } = await this.#call('Heartbeat', {
      groupId: this.group,
      groupGenerationId: generation,
      memberId: this.#memberId,
    });
    this.#check(errorCode, 'heartbeat');
    for (const topic of this.#missing)
      if ((await this.#partitionCount(topic)) > 0) throw new GenerationIsOver(`${topic} has been created`);
    return heardAt;
  }

  /** Throws `GenerationIsOver` when the coordinator no longer takes commits of this generation. */
  async commit(generation: number, topic: string, offsets: ReadonlyMap<number, number>): Promise<void> {
    const { responses } = await this.#call('OffsetCommit', {
      groupId: this.group,
      groupGenerationId: generation,
      memberId: this.#memberId,
      topics: [
        {
          topic,
          partitions: [...offsets].map(([partition, offset]) => ({ partition, offset: String(offset) })),
        },
      ],
    });
    for (const { errorCode } of responses.flatMap((one) => one.partitions)) this.#check(errorCode, 'commit');
  }

  /** Breaks off what is under way and tells the coordinator, when it can be reached. */
  async leave(): Promise<void> {
    this.disconnect();
    if (this.#memberId === '') return;
    await this.#call('LeaveGroup', { groupId: this.group, memberId: this.#memberId }).catch(() => undefined);
    this.disconnect();
  }

  disconnect(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }

  async #askToJoin(): Promise<Calls['JoinGroup']['response']> {
    for (;;) {
      const joined = await this.#call('JoinGroup', {
        groupId: this.group,
        sessionTimeout: this.leaseMs,
        rebalanceTimeout: this.leaseMs,
        memberId: this.#memberId,
        protocolType: 'consumer',
        groupProtocols: [{ name: ASSIGNER, metadata: encodeSubscription(this.topics) }],
      });
      if (joined.errorCode === CODES.memberIdRequired) this.#memberId = joined.memberId;
      else {
        this.#check(joined.errorCode, 'join');
        this.#memberId = joined.memberId;
        return joined;
      }
    }
  }

  async #shareOut(members: Calls['JoinGroup']['response']['members']): Promise<ReturnType<typeof assign>> {
    const subscribed = members.map(({ memberId, memberMetadata }) => ({
      member: memberId,
      topics: decodeSubscription(memberMetadata),
    }));
    const counts = new Map<string, number>();
    for (const topic of new Set(subscribed.flatMap((one) => one.topics)))
      counts.set(topic, await this.#partitionCount(topic));
    this.#missing = [...counts].flatMap(([topic, count]) => (count === 0 ? [topic] : []));
    return assign(subscribed, counts);
  }

  async #partitionCount(topic: string): Promise<number> {
    const leaders = await this.cluster.leaders(topic).catch((error: unknown) => {
      if (error instanceof UnknownTopicError) return [];
      throw error;
    });
    return leaders.length;
  }

  /**
   * Commits 0 where nothing was ever committed: a group without offsets is forgotten once it is empty, and its
   * generations, which are the epochs, would begin again.
   */
  async #claim(generation: number, partitions: Generation['partitions']): Promise<void> {
    for (const topic of new Set(partitions.map((one) => one.topic))) {
      const mine = partitions.filter((one) => one.topic === topic).map((one) => one.partition);
      const committed = await committedOffsets(this.cluster, this.group, topic, mine);
      const never = mine.filter((partition) => !committed.has(partition));
      if (never.length > 0)
        await this.commit(generation, topic, new Map(never.map((partition) => [partition, 0])));
    }
  }

  #check(errorCode: number, what: string): void {
    if (!errorCode) return;
    // The coordinator has forgotten this member: it comes back as a new one.
    if (errorCode === CODES.unknownMember) this.#memberId = '';
    if (coordinatorMoved(errorCode)) this.disconnect();
    const refusal = new KafkaRefusal(errorCode, `${what} of group ${this.group}`);
    if (generationIsOver(errorCode)) throw new GenerationIsOver(refusal.message, { cause: refusal });
    throw refusal;
  }

  async #call<K extends keyof Calls>(api: K, request: Calls[K]['request']): Promise<Calls[K]['response']> {
    try {
      this.#connection ??= await BrokerConnection.open(await this.cluster.coordinator(this.group), {
        ...this.cluster.options,
        requestTimeout: this.leaseMs,
      });
      return await this.#connection.call(api, request);
    } catch (error) {
      if (isConnectionError(error)) this.disconnect();
      throw error;
    }
  }
}
