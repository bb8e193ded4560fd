import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { FORECAST_KINDS, type ForecastKind, type LeadMeasure } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { environmentOf, Figures, rounded } from '../../figures/index.js';
import { FEWEST_WEEKS } from '../domain/leads.js';
import { ConceptLeadEntity } from '../read-models/concept-lead.entity.js';

const PAGE_SIZE = 50;

/** Of what. */
export class LeadsQueryDto {
  @IsOneOf(FORECAST_KINDS)
  of: ForecastKind = 'trend';

  /**
   * Of one trend or brand.
   * @example "denim"
   */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  slug?: string;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  page: number = 1;
}

/** Whether one figure of a concept moves before another. */
export class LeadDto {
  /** @example "denim" */
  slug: string;
  /** @example "Denim" */
  label: string;
  first: LeadMeasure;
  second: LeadMeasure;
  /** Whether a lead is shown; otherwise it may be chance, or lies on both sides of none. */
  shown: boolean;
  /**
   * Weeks by which the first moved before the second; negative: after it. Worth nothing where none is shown.
   * @example 3
   */
  lead: number;
  /**
   * The middle 90 % of bootstrap draws.
   * @example 2
   */
  low: number;
  /** @example 5 */
  high: number;
  /** @example 0.61 */
  correlation: number;
  /**
   * Share of false ones to be expected among those no surer than it (Benjamini and Hochberg, 1995).
   * @example 0.012
   */
  q: number;
  /**
   * Weeks that were looked at, the newest in which both were measured.
   * @example 156
   */
  weeks: number;
}

/** Leads of all concepts, those that are shown first. */
export class LeadsDto {
  results: LeadDto[];
  /** @example 342 */
  total_count: number;
  /** @example 1 */
  page: number;
  /** @example 50 */
  page_size: number;
  /**
   * Of all pairs so many have a lead that is shown.
   * @example 17
   */
  shown_count: number;
  /**
   * Weeks a pair must have been measured without a gap to be looked at.
   * @example 46
   */
  fewest_weeks: number;
  /**
   * The Monday after the last week that was looked at; null where no pair was measured for long enough.
   * @example "2026-11-23"
   */
  until: string | null;
}

export class Leads extends Query<LeadsDto> {
  constructor(
    readonly input: LeadsQueryDto,
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

@QueryHandler(Leads)
export class LeadsHandler implements IQueryHandler<Leads> {
  constructor(
    @InjectRepository(ConceptLeadEntity) private readonly leads: Repository<ConceptLeadEntity>,
    private readonly figures: Figures,
  ) {}

  /** @throws DomainError dashboard/forbidden */
  async execute({ input: { of: kind, slug, page }, viewer }: Leads): Promise<LeadsDto> {
    if (environmentOf(viewer) === 'Demo')
      throw new DomainError(
        'dashboard/forbidden',
        'Leads rest on weeks up to now: they belong to subscribers.',
      );
    const where = { kind, ...(slug && { slug }) };
    const [[rows, total_count], shown_count, [anything], names] = await Promise.all([
      this.leads.findAndCount({
        where,
        order: { isShown: 'DESC', qValue: 'ASC', slug: 'ASC', first: 'ASC', second: 'ASC' },
        take: PAGE_SIZE,
        skip: (page - 1) * PAGE_SIZE,
      }),
      this.leads.countBy({ ...where, isShown: true }),
      this.leads.find({ take: 1 }),
      this.figures.names.all(),
    ]);
    const results = rows.map((row): LeadDto => {
      const { first, second, lead, low, high, weeks, isShown: shown } = row;
      const label = kind === 'trend' ? names.tag(row.slug) : names.brand(row.slug);
      const [correlation, q] = [rounded(row.correlation, 2), rounded(row.qValue, 4)];
      return { slug: row.slug, label, first, second, shown, lead, low, high, correlation, q, weeks };
    });
    const until = anything?.until ?? null;
    const told = { results, total_count, page, page_size: PAGE_SIZE, shown_count };
    return { ...told, fewest_weeks: FEWEST_WEEKS, until };
  }
}
