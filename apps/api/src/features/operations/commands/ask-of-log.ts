import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { type OperatorWish, TOPICS, type Topic } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import type pg from 'pg';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { POOL } from '../../../kernel/tokens.js';
import { AuditLog } from '../../accounts/index.js';
import { ReplayDaysDto } from '../queries/replay-plan.js';
import { daysOf } from '../replay-days.js';

const MOST_OFFSETS = Number.MAX_SAFE_INTEGER;

/** Which dead letters are sent again: one, or all of a topic, with a part of their reason, or all there are. */
export class RedriveDto {
  @ValidateIf(({ topic, partition }: RedriveDto) => topic !== undefined || partition !== undefined)
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

  /** Of one letter, with its topic and its offset. */
  @ValidateIf(({ partition, offset }: RedriveDto) => partition !== undefined || offset !== undefined)
  @IsInt()
  @Min(0)
  @Max(65_535)
  @ApiPropertyOptional({ type: 'integer' })
  partition?: number;

  @ValidateIf(({ partition, offset }: RedriveDto) => partition !== undefined || offset !== undefined)
  @IsInt()
  @Min(0)
  @Max(MOST_OFFSETS)
  @ApiPropertyOptional({ type: 'integer' })
  offset?: number;
}

/** Days that are written anew beside the live ones; nothing live changes before the replay is accepted. */
export class BeginReplayDto extends ReplayDaysDto {
  /**
   * Records a second at most, which keeps the machine free for readers; as fast as it goes when it is left out.
   * @example 20000
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(10_000_000)
  rate?: number;
}

/** What was asked for, and its number among the tasks. */
export class AskedDto {
  /** @example 12 */
  id: number;
}

/** An operator asks something of the log; the aggregator does it. */
export class AskOfLog extends Command<AskedDto> {
  constructor(
    readonly caller: Caller,
    readonly wish: OperatorWish,
  ) {
    super();
  }
}

export function redriveWish({ topic, reason, partition, offset }: RedriveDto): OperatorWish {
  const isOne = partition !== undefined && offset !== undefined;
  return {
    kind: 'redrive',
    ...(topic && { topic }),
    ...(isOne ? { position: { partition, offset } } : reason && { reason }),
  };
}

/** @throws DomainError replay/invalid */
export const replayWish = ({ rate, ...days }: BeginReplayDto): OperatorWish => ({
  kind: 'replay',
  ...daysOf(days),
  ...(rate !== undefined && { rate }),
});

const NOTED = {
  redrive: 'dead-letters-redriven',
  replay: 'replay-begun',
  'accept-replay': 'replay-accepted',
  'discard-replay': 'replay-discarded',
} as const;

@CommandHandler(AskOfLog)
export class AskOfLogHandler implements ICommandHandler<AskOfLog> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Noted before it is asked: what cannot be noted does not happen.
   * @throws DomainError replay/conflict: another is under way, or the one that is meant is not filled
   */
  async execute({ caller, wish }: AskOfLog): Promise<AskedDto> {
    if (wish.kind !== 'redrive') await this.refuseWhatCannotBe(wish);
    const { kind, ...detail } = wish;
    await this.audit.note(NOTED[kind], { actor: caller.subject, detail });
    const { rows } = await this.pool.query<AskedDto>(
      'INSERT INTO operator_task (wish) VALUES ($1) RETURNING id',
      [JSON.stringify(wish)],
    );
    return { id: rows[0]?.id ?? 0 };
  }

  private async refuseWhatCannotBe(wish: Exclude<OperatorWish, { kind: 'redrive' }>): Promise<void> {
    const { rows } = await this.pool.query<{ generation: number; state: string }>(
      `SELECT generation, state FROM replay WHERE state IN ('filling', 'filled', 'adopted')`,
    );
    const [open] = rows;
    if (wish.kind === 'replay') {
      // Asked again with the same days, it goes on where it was; the aggregator tells whether they are the same.
      if (open && open.state !== 'filling')
        throw conflict(`Replay ${open.generation} is under way. Accept or discard it first.`);
      return;
    }
    if (open?.generation !== wish.generation) throw conflict('This replay is not under way any more.');
    if (wish.kind === 'accept-replay' && open.state === 'filling')
      throw conflict('It is not filled yet. Compare it when it is, then accept it.');
    if (wish.kind === 'discard-replay' && open.state === 'adopted')
      throw conflict('It is live already. Accept it to bring it to its end.');
  }
}

const conflict = (why: string) => new DomainError('replay/conflict', why);
