import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { TOPICS, type Topic } from '@toile/contracts';
import { type LetterPosition, letterGroupKey, sentAgainByReason, type Warehouse } from '@toile/warehouse';
import { IsIn, IsOptional } from 'class-validator';
import type pg from 'pg';
import { PageDto, PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { POOL, WAREHOUSE } from '../../../kernel/tokens.js';
import { run } from '../../figures/index.js';
import { bodyShown, textShown } from '../dead-letter-body.js';

const PAGE_SIZE = 12;
const MOST_GROUPS = 50;
/** Of how many letters that were sent again the reasons are looked up; older ones count as not sent. */
const MOST_SENT = 100_000;

/** Which dead letters are meant. */
export class DeadLettersQueryDto extends PageQueryDto {
  /** Of all topics when it is left out. */
  @IsOptional()
  @IsIn(TOPICS)
  @ApiPropertyOptional({ enum: TOPICS })
  topic?: Topic;

  /**
   * A part of the reason.
   * @example "kind must be equal"
   */
  @IsOptional()
  @IsText({ max: 300 })
  reason?: string;
}

/** Dead letters of one topic with one reason. */
export class DeadLetterGroupDto {
  /** @example "tracking" */
  topic: string;
  /** @example "data: kind must be equal to one of the allowed values" */
  reason: string;
  /** @example 3 */
  letters: number;
  /** How many of them were sent again. @example 1 */
  sent_again: number;
  /**
   * The hour in which the newest of them arrived.
   * @example "2026-11-22T16:00:00.000Z"
   */
  newest: string;
}

/** A record that could not be read. */
export class DeadLetterDto {
  /** @example "tracking" */
  topic: string;
  /** @example 0 */
  partition: number;
  /** @example 4711 */
  offset: number;
  /**
   * The hour in which it arrived.
   * @example "2026-11-22T16:00:00.000Z"
   */
  hour: string;
  /** @example "data: kind must be equal to one of the allowed values" */
  reason: string;
  /** How long the record is. @example 480 */
  bytes: number;
  /** Without secrets, addresses and ids of readers. */
  body: string;
  /** Whether there is more of it. */
  is_cut: boolean;
  /** Where it went when it was sent again: partition and offset. */
  sent_to: string | null;
}

/** Records that could not be read: by reason, the most frequent first, and one by one, the newest first. */
export class DeadLettersDto extends PageDto {
  groups: DeadLetterGroupDto[];
  /** How many of all that are meant were not sent again. */
  unsent: number;
  results: DeadLetterDto[];
}

export class DeadLetters extends Query<DeadLettersDto> {
  constructor(readonly input: DeadLettersQueryDto) {
    super();
  }
}

interface GroupRow {
  topic: string;
  reason: string;
  letters: number;
  newest: string;
}
interface LetterRow {
  topic: string;
  partition: number;
  offset: number;
  hour: string;
  reason: string;
  value: string;
}

const MEANT = `WHERE ({topic:String} = '' OR _topic = {topic:String})
  AND ({reason:String} = '' OR positionCaseInsensitive(reason, {reason:String}) > 0)`;

@QueryHandler(DeadLetters)
export class DeadLettersHandler implements IQueryHandler<DeadLetters> {
  constructor(
    @Inject(WAREHOUSE) private readonly warehouse: Warehouse,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  async execute({ input }: DeadLetters): Promise<DeadLettersDto> {
    const { page } = input;
    const meant = { topic: input.topic ?? '', reason: input.reason ?? '' };
    const table = `${this.warehouse.database}.dead_letter`;
    const ask = <R>(name: string, sql: string, more: Record<string, number> = {}) =>
      run<R>(this.warehouse, name, sql, { ...meant, ...more });
    const [groups, rows] = await Promise.all([
      ask<GroupRow>(
        'dead-letter-groups',
        `SELECT _topic AS topic, reason, toUInt32(count()) AS letters, toString(max(ingest_hour)) AS newest
         FROM ${table} ${MEANT} GROUP BY topic, reason ORDER BY letters DESC, topic, reason`,
      ),
      ask<LetterRow>(
        'dead-letters',
        `SELECT _topic AS topic, _partition AS partition, _offset AS offset, toString(ingest_hour) AS hour, reason,
           value_base64 AS value
         FROM ${table} ${MEANT} ORDER BY ingest_hour DESC, _topic, _partition, _offset DESC
         LIMIT {size:UInt32} OFFSET {skipped:UInt64}`,
        { size: PAGE_SIZE, skipped: (page - 1) * PAGE_SIZE },
      ),
    ]);
    // Where there are none, nobody may have written yet what was sent again.
    const positions = groups.length > 0 ? await this.sentPositions() : [];
    const [again, sent] = await Promise.all([
      sentAgainByReason(this.warehouse, positions),
      groups.length > 0 ? this.sentAgain(rows) : new Map<string, string>(),
    ]);
    const sentOf = (group: GroupRow) => again.get(letterGroupKey(group)) ?? 0;
    return {
      unsent: groups.reduce((sum, group) => sum + group.letters - sentOf(group), 0),
      groups: groups.slice(0, MOST_GROUPS).map((group) => ({
        ...group,
        sent_again: sentOf(group),
        reason: textShown(group.reason),
        newest: timeOf(group.newest),
      })),
      results: rows.map(({ value, hour, ...row }) => {
        const bytes = Buffer.from(value, 'base64');
        return {
          ...row,
          offset: Number(row.offset),
          reason: textShown(row.reason),
          hour: timeOf(hour),
          bytes: bytes.length,
          ...bodyShown(bytes),
          sent_to: sent.get(`${row.topic}/${row.partition}/${row.offset}`) ?? null,
        };
      }),
      total_count: groups.reduce((sum, { letters }) => sum + letters, 0),
      page,
      page_size: PAGE_SIZE,
    };
  }

  private async sentPositions(): Promise<LetterPosition[]> {
    const { rows } = await this.pool.query<{ topic: string; partition: number; offset: string }>(
      `SELECT topic, part AS partition, "offset" FROM dead_letter_redrive WHERE new_offset IS NOT NULL
       ORDER BY redriven_at DESC LIMIT $1`,
      [MOST_SENT],
    );
    return rows.map((row) => ({ ...row, offset: Number(row.offset) }));
  }

  private async sentAgain(letters: readonly LetterRow[]): Promise<Map<string, string>> {
    const { rows } = await this.pool.query<Record<'at' | 'sent_to', string>>(
      `SELECT topic || '/' || part || '/' || "offset" AS at, new_part || '/' || new_offset AS sent_to
       FROM dead_letter_redrive WHERE new_offset IS NOT NULL
         AND (topic, part, "offset") IN (SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[]))`,
      [
        letters.map(({ topic }) => topic),
        letters.map(({ partition }) => partition),
        letters.map(({ offset }) => offset),
      ],
    );
    return new Map(rows.map((row) => [row.at, row.sent_to]));
  }
}

/** ClickHouse writes an hour as `2026-11-22 16:00:00`. */
const timeOf = (text: string) => new Date(`${text.replace(' ', 'T')}Z`).toISOString();
