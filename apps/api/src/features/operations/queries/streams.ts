import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type OperatorOutcome, type OperatorTaskState, type OperatorWish, TOPICS } from '@toile/contracts';
import { type EventLog, LogUnavailableError } from '@toile/event-log';
import { projectionProgress, RELAY_GROUP } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { LOG, POOL } from '../../../kernel/tokens.js';
import { textShown } from '../dead-letter-body.js';
import type {
  ConsumerGroupDto,
  LogPartitionDto,
  LogReplayDto,
  OperatorTaskDto,
  ProjectionBuildDto,
  SealsDto,
  StreamsDto,
  TopicHourDto,
} from '../streams.dto.js';

/** The group that moves the log into the warehouse. */
const AGGREGATOR_GROUP = 'aggregator';
/** Of the ledger: what is live; each replay has a number of its own. */
const LIVE_GENERATION = 1;
const MOST_OPEN = 60;
const MOST_REPLAYS = 5;
const MOST_TASKS = 12;

/** The log, who reads it how far, and what is made of it. */
export class Streams extends Query<StreamsDto> {
  constructor(readonly now: Date) {
    super();
  }
}

/** What the ledger holds is asked by SQL: its entities are the aggregator's, which may be another process. */
@QueryHandler(Streams)
export class StreamsHandler implements IQueryHandler<Streams> {
  constructor(
    @Inject(LOG) private readonly log: EventLog,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  /** @throws DomainError log/unavailable */
  async execute({ now }: Streams): Promise<StreamsDto> {
    const [partitions, groups, throughput, projections, seals, replays, tasks] = await Promise.all([
      this.partitions().catch(unavailable),
      this.groups().catch(unavailable),
      this.throughput(now),
      this.projections(),
      this.seals(),
      this.replays(),
      this.tasks(),
    ]);
    return { as_of: now.toISOString(), partitions, groups, throughput, projections, seals, replays, tasks };
  }

  private async partitions(): Promise<LogPartitionDto[]> {
    const { rows } = await this.pool.query<{
      topic: string;
      part: number;
      next_offset: string;
      fresh_to: Date | null;
      held_by: number | null;
    }>('SELECT topic, part, next_offset, fresh_to, held_by FROM ledger_partition WHERE generation = $1', [
      LIVE_GENERATION,
    ]);
    const ledger = new Map(rows.map((row) => [`${row.topic}/${row.part}`, row]));
    const ofTopic = async (topic: string) => {
      const count = await this.log.partitions(topic);
      return Promise.all(
        Array.from({ length: count }, async (_, partition) => {
          const [first, end] = await Promise.all([
            this.log.startOffset(topic, partition),
            this.log.endOffset(topic, partition),
          ]);
          const held = ledger.get(`${topic}/${partition}`);
          const stored = held ? Number(held.next_offset) : first;
          return {
            topic,
            partition,
            first,
            end,
            stored,
            lag: Math.max(0, end - stored),
            fresh_to: held?.fresh_to?.toISOString() ?? null,
            held_by: held?.held_by ?? null,
          };
        }),
      );
    };
    return (await Promise.all(TOPICS.map(ofTopic))).flat();
  }

  /** The aggregator's of the log, and the relay's of the outbox, which lies in PostgreSQL where Kafka is the log. */
  private async groups(): Promise<ConsumerGroupDto[]> {
    const lags = (await this.log.lag(AGGREGATOR_GROUP, TOPICS)).map((one) => ({
      ...one,
      group: AGGREGATOR_GROUP,
    }));
    const { rows } = await this.pool.query<{ topic: string; part: number; lag: string }>(
      `SELECT lease.topic, lease.part, greatest(head.next_offset - lease.next_offset, 0) AS lag
       FROM log_lease lease JOIN log_head head USING (topic, part) WHERE lease.group_name = $1`,
      [RELAY_GROUP],
    );
    const relayed = rows.map(({ topic, lag }) => ({ group: RELAY_GROUP, topic, lag: Number(lag) }));
    const groups = new Map<string, ConsumerGroupDto>();
    for (const { group, topic, lag } of [...lags, ...relayed]) {
      const before = groups.get(`${group} ${topic}`) ?? { group, topic, partitions: 0, lag: 0 };
      groups.set(`${group} ${topic}`, {
        ...before,
        partitions: before.partitions + 1,
        lag: before.lag + lag,
      });
    }
    return [...groups.values()];
  }

  private async throughput(now: Date): Promise<TopicHourDto[]> {
    const { rows } = await this.pool.query<{ topic: string; hour: Date; records: string }>(
      `SELECT topic, ingest_hour AS hour, sum(raw_count + dead_count) AS records FROM ledger_block
       WHERE generation = $1 AND topic = ANY ($2) AND state = 'done'
         AND ingest_hour > $3::timestamptz - interval '24 hours'
       GROUP BY 1, 2 ORDER BY 1, 2`,
      [LIVE_GENERATION, TOPICS, now],
    );
    return rows.map(({ topic, hour, records }) => ({
      topic,
      hour: hour.toISOString(),
      records: Number(records),
    }));
  }

  private async projections(): Promise<ProjectionBuildDto[]> {
    return (await projectionProgress(this.pool)).map(
      ({ name, version, status, position, lag, lagMs, lastError }) => ({
        name,
        version,
        status,
        position,
        lag,
        lag_ms: lagMs,
        last_error: lastError && textShown(lastError),
      }),
    );
  }

  private async seals(): Promise<SealsDto[]> {
    const { rows } = await this.pool.query<{
      topic: string;
      period: 'hour' | 'days';
      sealed: number;
      last: Date | null;
      open: Date[] | null;
    }>(
      `SELECT topic, period, coalesce(sealed, 0) AS sealed, last, open
       FROM (SELECT topic, period, count(*)::int AS sealed, max(starts_at) AS last FROM ledger_seal
             WHERE generation = $1 AND period IN ('hour', 'days') GROUP BY 1, 2) AS seals
       FULL JOIN (SELECT topic, period, (array_agg(starts_at ORDER BY starts_at))[1:${MOST_OPEN}] AS open
                  FROM ledger_open WHERE generation = $1 GROUP BY 1, 2) AS opens USING (topic, period)
       ORDER BY topic, period DESC`,
      [LIVE_GENERATION],
    );
    return rows.map(({ last, open, ...row }) => ({
      ...row,
      last: last?.toISOString() ?? null,
      open: (open ?? []).map((start) => start.toISOString()),
    }));
  }

  private async replays(): Promise<LogReplayDto[]> {
    const { rows } = await this.pool.query<
      Pick<LogReplayDto, 'generation' | 'topics' | 'state'> &
        Record<'from_day' | 'last_day' | 'ended_at', Date | null> & { started_at: Date }
    >(
      `SELECT generation, topics, from_day, to_day - interval '1 day' AS last_day, state, started_at, ended_at
       FROM replay ORDER BY generation DESC LIMIT $1`,
      [MOST_REPLAYS],
    );
    const day = (time: Date | null) => time?.toISOString().slice(0, 10) ?? null;
    return rows.map(({ from_day, last_day, started_at, ended_at, ...row }) => ({
      ...row,
      from: day(from_day),
      to: day(last_day),
      started_at: started_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    }));
  }

  private async tasks(): Promise<OperatorTaskDto[]> {
    const { rows } = await this.pool.query<{
      id: number;
      wish: OperatorWish;
      state: OperatorTaskState;
      done: string;
      total: string | null;
      outcome: OperatorOutcome | null;
      error: string | null;
      asked_at: Date;
      ended_at: Date | null;
    }>(
      `SELECT id, wish, state, done, total, outcome, error, asked_at, ended_at FROM operator_task
       ORDER BY id DESC LIMIT $1`,
      [MOST_TASKS],
    );
    return rows.map(({ wish, done, total, outcome, error, asked_at, ended_at, ...row }) => ({
      ...row,
      wish: toWish(wish),
      done: Number(done),
      total: total === null ? null : Number(total),
      outcome: outcome && {
        ...outcome,
        ...(outcome.unreadable && {
          unreadable: outcome.unreadable.map((one) => ({ ...one, reason: textShown(one.reason) })),
        }),
      },
      error: error && textShown(error),
      asked_at: asked_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    }));
  }
}

function toWish(wish: OperatorWish): OperatorTaskDto['wish'] {
  if (wish.kind === 'replay') return { ...wish, topics: [...(wish.topics ?? [])] };
  if (wish.kind !== 'redrive') return wish;
  const { position, ...rest } = wish;
  return { ...rest, ...position };
}

/** @throws DomainError log/unavailable, or what it was */
function unavailable(error: unknown): never {
  if (error instanceof LogUnavailableError)
    throw new DomainError('log/unavailable', 'The log does not answer just now.');
  throw error;
}
