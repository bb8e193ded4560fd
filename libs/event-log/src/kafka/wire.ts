import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { encodeProduce } from './encode-produce.js';

/**
 * The parts of kafkajs 2.2.4 below its client: the socket with its request queue, and the protocol's encoders and
 * decoders. Its producer, consumer and cluster are not used; docs/decisions/0002-kafka-driver.md says why.
 * They have no types, so what is used is described here.
 */
const load = createRequire(import.meta.url);

interface ProtocolCall {
  request: { encode: () => Promise<unknown> };
  response: { decode: (raw: Buffer) => Promise<unknown> };
  requestTimeout?: number;
}

export interface WireConnection {
  connect(): Promise<void>;
  authenticate(): Promise<void>;
  isConnected(): boolean;
  setVersions(versions: ApiVersions): void;
  setSupportAuthenticationProtocol(supported: boolean): void;
  send(call: {
    request: unknown;
    response: { decode: (raw: Buffer) => Promise<unknown>; parse: (decoded: unknown) => unknown };
    requestTimeout?: number;
  }): Promise<unknown>;
  rejectRequests(error: Error): void;
  disconnect(): Promise<unknown>;
  socket?: Socket;
  requestQueue: { pending: readonly unknown[]; throttledUntil: number; scheduleCheckPendingRequests(): void };
}

export type ApiVersions = Record<number, { minVersion: number; maxVersion: number }>;
type Definition = { protocol: (wanted: { version: number }) => (request: object) => ProtocolCall };

export const Connection = load('kafkajs/src/network/connection.js') as new (
  options: object,
) => WireConnection;
export const defaultSocketFactory = load('kafkajs/src/network/socketFactory.js') as () => unknown;

const { requests, lookup } = load('kafkajs/src/protocol/requests/index.js') as {
  requests: Record<string, Definition>;
  lookup: (
    versions: ApiVersions,
  ) => (apiKey: number, definition: Definition) => (request: object) => ProtocolCall;
};
const API_KEYS = load('kafkajs/src/protocol/requests/apiKeys.js') as Record<string, number>;
const { createErrorFromCode } = load('kafkajs/src/protocol/error.js') as {
  createErrorFromCode: (code: number) => Error & { type: string };
};
const { MemberMetadata, MemberAssignment } = load('kafkajs/src/consumer/assignerProtocol.js') as {
  MemberMetadata: {
    encode(metadata: { version: number; topics: readonly string[] }): Buffer;
    decode(bytes: Buffer): { topics: string[] };
  };
  MemberAssignment: {
    encode(assignment: { version: number; assignment: Record<string, number[]> }): Buffer;
    decode(bytes: Buffer): { assignment: Record<string, number[]> } | null;
  };
};

export { MemberAssignment, MemberMetadata };

interface OfPartitions<P> {
  topic: string;
  partitions: P[];
}
interface OutcomeOfPartition {
  partition: number;
  errorCode: number;
}

/** A record as kafkajs decodes it; offsets and times are decimal text. */
export interface WireRecord {
  offset: string;
  timestamp: string;
  key: Buffer | null;
  value: Buffer | null;
  headers: Record<string, Buffer | Buffer[] | null>;
  isControlRecord: boolean;
}

export interface WireMessage {
  key: string;
  value: Buffer;
  headers?: Record<string, string>;
}

/** What the driver asks brokers, and what they answer. */
export interface Calls {
  Metadata: {
    request: { topics: string[]; allowAutoTopicCreation: false };
    response: {
      brokers: { nodeId: number; host: string; port: number }[];
      topicMetadata: {
        topic: string;
        topicErrorCode: number;
        partitionMetadata: { partitionId: number; leader: number }[];
      }[];
    };
  };
  Produce: {
    request: {
      acks: -1;
      timeout: number;
      topicData: OfPartitions<{ partition: number; messages: WireMessage[] }>[];
    };
    response: {
      topics: { topicName: string; partitions: (OutcomeOfPartition & { baseOffset: string })[] }[];
    };
  };
  Fetch: {
    request: {
      maxWaitTime: number;
      minBytes: number;
      maxBytes: number;
      isolationLevel: 0;
      topics: OfPartitions<{ partition: number; fetchOffset: string; maxBytes: number }>[];
    };
    response: {
      responses: { topicName: string; partitions: (OutcomeOfPartition & { messages: WireRecord[] })[] }[];
    };
  };
  ListOffsets: {
    request: { isolationLevel: 0; topics: OfPartitions<{ partition: number; timestamp: number }>[] };
    response: { responses: OfPartitions<OutcomeOfPartition & { offset: string }>[] };
  };
  CreateTopics: {
    request: {
      timeout: number;
      topics: {
        topic: string;
        numPartitions: number;
        replicationFactor: number;
        configEntries: { name: string; value: string }[];
      }[];
    };
    response: { topicErrors: { topic: string; errorCode: number; errorMessage: string | null }[] };
  };
  DescribeConfigs: {
    request: { resources: { type: 2; name: string; configNames: string[] }[] };
    response: {
      resources: {
        errorCode: number;
        resourceName: string;
        configEntries: { configName: string; configValue: string }[];
      }[];
    };
  };
  GroupCoordinator: {
    request: { groupId: string };
    response: { errorCode: number; coordinator: { nodeId: number; host: string; port: number } };
  };
  JoinGroup: {
    request: {
      groupId: string;
      sessionTimeout: number;
      rebalanceTimeout: number;
      memberId: string;
      protocolType: 'consumer';
      groupProtocols: { name: string; metadata: Buffer }[];
    };
    response: {
      errorCode: number;
      generationId: number;
      leaderId: string;
      memberId: string;
      members: { memberId: string; memberMetadata: Buffer }[];
    };
  };
  SyncGroup: {
    request: {
      groupId: string;
      generationId: number;
      memberId: string;
      groupAssignment: { memberId: string; memberAssignment: Buffer }[];
    };
    response: { errorCode: number; memberAssignment: Buffer };
  };
  Heartbeat: {
    request: { groupId: string; groupGenerationId: number; memberId: string };
    response: { errorCode: number };
  };
  LeaveGroup: { request: { groupId: string; memberId: string }; response: { errorCode: number } };
  OffsetCommit: {
    request: {
      groupId: string;
      groupGenerationId: number;
      memberId: string;
      topics: OfPartitions<{ partition: number; offset: string }>[];
    };
    response: { responses: OfPartitions<OutcomeOfPartition>[] };
  };
  OffsetFetch: {
    request: { groupId: string; topics: OfPartitions<{ partition: number }>[] };
    response: { errorCode: number; responses: OfPartitions<OutcomeOfPartition & { offset: string }>[] };
  };
}

/** The call in the newest version that both sides know. */
export function protocolCall(api: string, versions: ApiVersions, request: object): ProtocolCall {
  const definition = requests[api];
  const apiKey = API_KEYS[api];
  if (!definition || apiKey === undefined) throw new TypeError(`kafkajs knows no ${api}`);
  const call = lookup(versions)(apiKey, definition)(request);
  if (api === 'Produce') {
    const body = encodeProduce(request as Calls['Produce']['request']);
    // What kafkajs takes for one of its encoders.
    call.request.encode = async () => ({ buf: body, buffer: body });
  }
  return call;
}

/** The call that tells which versions a broker knows. */
export function apiVersionsCall(): ProtocolCall {
  const definition = requests.ApiVersions;
  if (!definition) throw new TypeError('kafkajs knows no ApiVersions');
  return definition.protocol({ version: 2 })({});
}

/** The protocol's name for an error code, and what it means. */
export function describeError(code: number): { type: string; message: string } {
  const { type, message } = createErrorFromCode(code);
  return { type, message };
}
