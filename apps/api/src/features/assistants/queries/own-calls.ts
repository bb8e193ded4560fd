import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { LessThan, Repository } from 'typeorm';
import { AssistantCallEntity, type CallOutcome } from '../assistant-call.entity.js';

const PAGE = 25;

export class OwnCallsQueryDto {
  /** Older than this position, as `next` of the page before says. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  before?: number;
}

/** What an assistant asked once, and how that ended. */
export class AssistantCallDto {
  /** @example 42 */
  position: number;
  /**
   * The name of the token it asked with.
   * @example "Notebook"
   */
  token: string;
  /** @example "search_looks" */
  tool: string;
  /**
   * Its arguments in words; may be empty.
   * @example "text: red leather coats · season: spring-summer-2027"
   */
  asked: string;
  outcome: CallOutcome;
  /**
   * What was refused, in words.
   * @example "This token lacks the scope seasons."
   */
  said: string | null;
  /** @example 120 */
  took_ms: number;
  /** @example "2026-11-26T12:00:00.000Z" */
  asked_at: string;
}

/** The newest first. */
export class AssistantCallsDto {
  results: AssistantCallDto[];
  /** Where the next page begins (`before`); null on the last one. */
  next: number | null;
}

export class OwnCalls extends Query<AssistantCallsDto> {
  constructor(
    readonly subject: string,
    readonly input: OwnCallsQueryDto,
  ) {
    super();
  }
}

@QueryHandler(OwnCalls)
export class OwnCallsHandler implements IQueryHandler<OwnCalls> {
  constructor(
    @InjectRepository(AssistantCallEntity) private readonly calls: Repository<AssistantCallEntity>,
  ) {}

  async execute({ subject, input: { before } }: OwnCalls): Promise<AssistantCallsDto> {
    const found = await this.calls.find({
      where: { subject, ...(before === undefined ? {} : { position: LessThan(String(before)) }) },
      order: { position: 'DESC' },
      take: PAGE + 1,
    });
    const results = found.slice(0, PAGE).map(({ subject: _, position, asked_at, ...call }) => ({
      ...call,
      position: Number(position),
      asked_at: asked_at.toISOString(),
    }));
    return { results, next: found.length > PAGE ? (results.at(-1)?.position ?? null) : null };
  }
}
