import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PickType } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import { FIGURE_ADDRESSES, type FigureAddress } from '@toile/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { In, Raw, Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import {
  DEFAULTS,
  environmentOf,
  filtersOf,
  isInDemo,
  KeptFiltersDto,
  ReadScope,
} from '../../figures/index.js';
import { CAUSES, type Cause, RestatementEntity } from '../read-models/restatement.entity.js';

const PAGE_SIZE = 50;
/** What is not said of a published figure. */
const { season: _season, compare: _compare, ...DEFAULT_FILTERS } = DEFAULTS;
const USUAL = { ...DEFAULT_FILTERS, window: 'season' };

const NARROWED = [
  'type',
  'city',
  'category',
  'season',
  'brand',
  'trend',
  'scope',
  'metric',
  'view',
  'window',
] as const;

/** Which entries: all, or those of a figure as its filters narrow it. Of a trend its row, whatever list it stands in. */
export class RestatementsQueryDto extends PickType(KeptFiltersDto, NARROWED) {
  /** The figure's address below `/api/dashboard/`. */
  @IsOptional()
  @IsOneOf(FIGURE_ADDRESSES)
  figure?: FigureAddress;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  page: number = 1;
}

/** What a row said. */
export class SaidDto {
  /** @example 13 */
  value: number | null;
  /** @example 520 */
  numerator: number | null;
  /** @example 4000 */
  denominator: number | null;
}

/** Why a figure changed. */
export class CauseDto implements Cause {
  /** `recounted` where nothing else is known: a replay, an erasure, a correction. */
  @IsOneOf(CAUSES)
  cause: Cause['cause'];
  /**
   * Events or looks; null for a recount.
   * @example 12
   */
  count: number | null;
}

/** A row of a published figure that says something else since. */
export class RestatementDto {
  /** @example "5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11" */
  id: string;
  figure: FigureAddress;
  /** @example { "type": "woman", "season": "spring-summer-2026" } */
  filters: Record<string, string>;
  /** @example "spring-summer-2026" */
  season: string;
  /** @example "share_of_collection_v2" */
  definition: string;
  /** @example "Denim" */
  label: string;
  /** @example "denim" */
  tag_name: string | null;
  /** Null where there was no such row. */
  before: SaidDto | null;
  after: SaidDto | null;
  causes: CauseDto[];
  /**
   * What was told at this time is `before`.
   * @example "2026-11-20T04:10:00.000Z"
   */
  known_before: string;
  /** @example "2026-11-21T04:10:00.000Z" */
  known_after: string;
}

/** Changes of published figures, the newest first. */
export class RestatementsDto {
  results: RestatementDto[];
  /** @example 12 */
  total_count: number;
  /** @example 1 */
  page: number;
  /** @example 50 */
  page_size: number;
}

export class Restatements extends Query<RestatementsDto> {
  constructor(
    readonly input: RestatementsQueryDto,
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

@QueryHandler(Restatements)
export class RestatementsHandler implements IQueryHandler<Restatements> {
  constructor(
    @InjectRepository(RestatementEntity) private readonly entries: Repository<RestatementEntity>,
    private readonly scopes: ReadScope,
  ) {}

  async execute({ input, viewer }: Restatements): Promise<RestatementsDto> {
    const { figure, page, ...filters } = input;
    const { season, trend, ...narrowed } = filtersOf(filters);
    const given = trend ? { ...narrowed, category: undefined } : narrowed;
    const now = new Date();
    const isDemo = environmentOf(viewer) === 'Demo';
    const shown = isDemo
      ? (await this.scopes.seasons(now)).filter((one) => isInDemo(one, now)).map(({ slug }) => slug)
      : null;
    const seasons =
      shown && season ? shown.filter((slug) => slug === season) : (shown ?? (season ? [season] : null));
    const [found, total_count] = await this.entries.findAndCount({
      where: {
        ...(figure ? { figure } : {}),
        ...(seasons ? { season: In(seasons) } : {}),
        ...(trend ? { tagName: trend } : {}),
        filters: Raw((own) => `CAST(:usual AS jsonb) || ${own} @> CAST(:given AS jsonb)`, {
          usual: JSON.stringify(USUAL),
          given: JSON.stringify(given),
        }),
      },
      order: { knownAfter: 'DESC', id: 'ASC' },
      take: PAGE_SIZE,
      skip: (page - 1) * PAGE_SIZE,
    });
    const results = found.map(({ tagName, knownBefore, knownAfter, ...entry }) => ({
      ...entry,
      tag_name: tagName,
      known_before: knownBefore.toISOString(),
      known_after: knownAfter.toISOString(),
    }));
    return { results, total_count, page, page_size: PAGE_SIZE };
  }
}
