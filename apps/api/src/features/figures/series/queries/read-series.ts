import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PickType } from '@nestjs/swagger';
import { ValidationError } from '@toile/platform';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import type { Member } from '../../../../kernel/auth/member.js';
import { IsOneOf } from '../../../../kernel/http/dto/one-of.decorator.js';
import { ALL_CITIES, FigureQueryDto } from '../../scope/figure-query.dto.js';
import { ReadScope } from '../../scope/read-scope.js';
import { BehaviourSeries } from '../behaviour-series.js';
import { RunwaySeries } from '../runway-series.js';
import { SeriesDto } from '../series.dto.js';

export const SERIES_MEASURES = [
  'runway-share',
  'street-style',
  'searches',
  'views',
  'boards',
  'traffic',
] as const;
export const SERIES_STEPS = ['season', 'week', 'day'] as const;
export const MOST_SERIES = 50;

/** What is followed over time. */
export class SeriesQueryDto extends PickType(FigureQueryDto, ['type', 'city', 'from', 'to']) {
  @IsOneOf(SERIES_MEASURES)
  measure: (typeof SERIES_MEASURES)[number] = 'runway-share';

  /** Seasons of a runway share; weeks or days of all else. */
  @IsOptional()
  @IsOneOf(SERIES_STEPS)
  step?: (typeof SERIES_STEPS)[number];

  /** What a series is of; traffic is of brands alone. */
  @IsOneOf(['trend', 'brand'])
  of: 'trend' | 'brand' = 'trend';

  /**
   * Slugs of trends or brands, by commas; the largest ones where it is left out.
   * @example "denim,velvet"
   */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? [...new Set(value.toLowerCase().split(',').filter(Boolean))] : value,
  )
  @Matches(/^[a-z0-9-]{1,200}$/, { each: true, message: 'each is a slug' })
  @ArrayMaxSize(MOST_SERIES)
  slugs?: string[];

  /** How many of the largest. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MOST_SERIES)
  limit: number = 10;
}

export class ReadSeries extends Query<SeriesDto> {
  constructor(
    readonly input: SeriesQueryDto,
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

const DEFAULT_TYPE = new FigureQueryDto().type;
const refused = (propertyPath: string, message: string, code = 'not_obeyed') =>
  new ValidationError([{ propertyPath, message, code }]);

@QueryHandler(ReadSeries)
export class ReadSeriesHandler implements IQueryHandler<ReadSeries> {
  constructor(
    private readonly scopes: ReadScope,
    private readonly runway: RunwaySeries,
    private readonly behaviour: BehaviourSeries,
  ) {}

  /** @throws ValidationError; DomainError brand/unknown, trend/unknown, dashboard/forbidden */
  async execute({ input, viewer }: ReadSeries): Promise<SeriesDto> {
    const { measure, of, slugs = [], limit, step, from, to, type, city } = input;
    const isRunway = measure === 'runway-share';
    if (step && isRunway !== (step === 'season'))
      throw refused('step', `Of ${measure} there is: ${isRunway ? 'season' : 'week, day'}`, 'unknown_value');
    if (measure === 'traffic' && of === 'trend')
      throw refused('of', 'Pages have no trends. Allowed: brand', 'unknown_value');
    if (isRunway && from) throw refused('from', 'A runway share is told of whole seasons.');
    if (measure === 'searches') {
      if (type !== DEFAULT_TYPE) throw refused('type', 'Searches are of no type.');
      if (city !== ALL_CITIES) throw refused('city', 'Searches are of no city.');
    }
    const filters = Object.assign(new FigureQueryDto(), { type, city, ...(from && { from, to }) });
    const scope = await this.scopes.read(filters, viewer);
    await Promise.all(
      slugs.map((slug) => this.scopes.mustExist(of === 'trend' ? 'tag' : 'designer', of, slug)),
    );
    const concept = of === 'trend' ? ('tag' as const) : of;
    const asked = { concept, slugs, limit };
    return isRunway
      ? this.runway.of(scope, asked)
      : this.behaviour.of(scope, { ...asked, measure, step: step === 'day' ? 'day' : 'week' });
  }
}
