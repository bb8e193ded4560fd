import { randomUUID } from 'node:crypto';
import { type Span, SpanKind } from '@opentelemetry/api';
import type { LogMessage, TrackingData } from '@toile/contracts';
import type { NewRecord } from '@toile/event-log';
import {
  endSpan,
  type GroupCommit,
  isTracing,
  startSpan,
  traceHeaders,
  traceparentOf,
} from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Members } from '../enrichment/members.js';
import { Pseudonyms } from '../enrichment/visitor.js';
import type { Durable } from '../spool/durable-sink.js';
import type { Destination } from './destination.js';
import type { IntakeLedger } from './intake-ledger.js';
import type { ReadBeacon } from './read-beacon.js';
import { type Sender, toTrackingMessage } from './tracking-message.js';

export interface IntakeOptions {
  commit: GroupCommit<readonly NewRecord[], Durable>;
  ledger: IntakeLedger;
  members: Members;
  visitorSecret: string;
  /** ISO 3166-1 alpha-2 of an address, empty when unknown. */
  countryOf: (address: string) => string;
  now?: () => Date;
}

/** What is read of the request that brings events. */
export type Origin = Pick<FastifyRequest, 'headers' | 'ip' | 'correlationId' | 'span'>;

export interface Arrival {
  destination: Destination;
  beacon: ReadBeacon;
  /** Fields that were left out, since nobody here knows them. */
  unknownFields: number;
}

/** Takes events that fit: enriches them and makes them durable, each event id once. */
export class Intake {
  private readonly pseudonyms: Pseudonyms;
  private readonly recent = new LRUCache<string, true>({ max: 100_000 });
  private readonly now: () => Date;

  constructor(private readonly options: IntakeOptions) {
    this.pseudonyms = new Pseudonyms(options.visitorSecret);
    this.now = options.now ?? (() => new Date());
  }

  get ledger(): IntakeLedger {
    return this.options.ledger;
  }

  /**
   * Resolves when all events are durable. A repeat of an event that is already durable is counted and not written
   * again; one that overtakes its first copy is written twice, and the warehouse counts it once.
   * @throws DomainError log/unavailable, LogUnavailableError: then none of them is known to be durable
   */
  async take(arrivals: readonly Arrival[], origin: Origin): Promise<void> {
    this.ledger.ignoreFields(arrivals.reduce((sum, one) => sum + one.unknownFields, 0));
    const fresh = this.withoutRepeats(arrivals);
    if (fresh.length > 0) {
      const sender = await this.senderOf(origin);
      const messages = fresh.map(({ destination, beacon }) =>
        toTrackingMessage(destination, beacon, sender, this.pseudonyms),
      );
      const how = await this.append(messages, origin);
      this.ledger.count(how, fresh.length);
      this.ledger.countOutOfTime(messages.filter(({ data }) => data.is_out_of_time).length);
      for (const { beacon } of fresh) if (beacon.event_id) this.recent.set(beacon.event_id, true);
    }
    this.ledger.count('duplicate', arrivals.length - fresh.length);
  }

  private async append(messages: readonly LogMessage<TrackingData>[], origin: Origin) {
    const { commit } = this.options;
    const parent = isTracing() ? traceparentOf(origin) : undefined;
    if (!parent) return commit.add(messages.map((message) => toRecord(message)));
    const span = startSpan({
      service: 'ingest',
      name: 'tracking send',
      kind: SpanKind.PRODUCER,
      parent,
      attributes: {
        'messaging.destination.name': 'tracking',
        'messaging.batch.message_count': messages.length,
      },
    });
    try {
      const how = await commit.add(messages.map((message) => toRecord(message, span)));
      span.setAttributes({ 'toile.durable': how });
      endSpan(span);
      return how;
    } catch (error) {
      endSpan(span, error);
      throw error;
    }
  }

  private withoutRepeats(arrivals: readonly Arrival[]): Arrival[] {
    const here = new Set<string>();
    return arrivals.filter(({ beacon: { event_id: id } }) => {
      if (!id) return true;
      if (here.has(id) || this.recent.has(id)) return false;
      if (arrivals.length > 1) here.add(id);
      return true;
    });
  }

  private async senderOf({ headers, ip, correlationId }: Origin): Promise<Sender> {
    const member = this.options.members.of(headers.cookie);
    return {
      userAgent: headers['user-agent'] ?? '',
      country: this.options.countryOf(ip),
      member: member instanceof Promise ? await member : member,
      refusesIdentity: headers['sec-gpc'] === '1',
      receivedAt: this.now(),
      correlationId,
    };
  }
}

/** Keyed by visitor, so that one visitor's events keep their order; nobody's spread over all partitions. */
function toRecord(message: LogMessage<TrackingData>, span?: Span): NewRecord {
  const key = message.data.visitor || randomUUID();
  const record = { topic: 'tracking', key, value: Buffer.from(JSON.stringify(message)) };
  return span?.isRecording() ? { ...record, headers: traceHeaders(span) } : record;
}
