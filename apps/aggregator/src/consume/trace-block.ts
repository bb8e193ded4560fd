import { SpanKind } from '@opentelemetry/api';
import type { LogRecord } from '@toile/event-log';
import { endSpan, isTracing, startSpan, TRACEPARENT, traceHeaders } from '@toile/platform';

/** A block holds up to 20,000 records; so many traces of it are enough to see where time goes. */
const MOST_TRACES = 50;
const SERVICE = 'aggregator';

/** A block's way into the warehouse, as the traces of its records show it. */
export interface BlockTrace {
  /** Runs the insert inside a span of each trace. */
  inserting(table: string, insert: () => Promise<void>): Promise<void>;
  end(error?: unknown): void;
}

const UNTRACED: BlockTrace = { inserting: (_table, insert) => insert(), end: () => undefined };

/** Continues the traces that the records' headers carry. */
export function traceBlock(records: readonly LogRecord[]): BlockTrace {
  if (!isTracing()) return UNTRACED;
  const traced = records.filter(({ headers }) => headers[TRACEPARENT]).slice(0, MOST_TRACES);
  if (traced.length === 0) return UNTRACED;
  const spans = traced.map(({ topic, partition, offset, headers, appendedAt }) =>
    startSpan({
      service: SERVICE,
      name: `${topic} process`,
      kind: SpanKind.CONSUMER,
      parent: headers[TRACEPARENT],
      // The record's rest in the log is part of its way: freshness is measured from the append.
      startTime: appendedAt,
      attributes: {
        'messaging.destination.name': topic,
        'messaging.destination.partition.id': String(partition),
        'messaging.message.offset': offset,
        'messaging.batch.message_count': records.length,
      },
    }),
  );
  return {
    inserting: async (table, insert) => {
      const inserts = spans.map((span) =>
        startSpan({
          service: SERVICE,
          name: `INSERT ${table}`,
          kind: SpanKind.CLIENT,
          parent: traceHeaders(span)[TRACEPARENT],
          attributes: { 'db.system.name': 'clickhouse', 'db.collection.name': table },
        }),
      );
      try {
        await insert();
        for (const span of inserts) endSpan(span);
      } catch (error) {
        for (const span of inserts) endSpan(span, error);
        throw error;
      }
    },
    end: (error) => {
      for (const span of spans) endSpan(span, error);
    },
  };
}
