import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PickType } from '@nestjs/swagger';
import { groupFaults, PALETTE, type QuestionGroup, readGroups } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import type { Member } from '../../../../kernel/auth/member.js';
import { IsOneOf } from '../../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../../kernel/http/dto/text.decorator.js';
import { ReferenceLists } from '../../../catalogue/index.js';
import { DEFAULTS, FigureQueryDto } from '../../scope/figure-query.dto.js';
import { NamesQuery } from '../../scope/names.js';
import { ReadScope } from '../../scope/read-scope.js';
import { isEndOfDay } from '../../scope/scope.js';
import { BehaviourSeries } from '../behaviour-series.js';
import { MembersSeries } from '../members-series.js';
import { RunwaySeries } from '../runway-series.js';
import { SeriesDto } from '../series.dto.js';

export const SERIES_MEASURES = [
  'runway-share',
  'street-style',
  'searches',
  'views',
  'boards',
  'traffic',
  'members',
] as const;
export const SERIES_OF = ['trend', 'brand', 'model', 'colour', 'city'] as const;
export const SERIES_STEPS = ['season', 'week', 'day'] as const;
export const MOST_SERIES = 50;

/** What is followed over time. */
export class SeriesQueryDto extends PickType(FigureQueryDto, [
  'type',
  'city',
  'country',
  'job',
  'from',
  'to',
  'as_of',
]) {
  @IsOneOf(SERIES_MEASURES)
  measure: (typeof SERIES_MEASURES)[number] = 'runway-share';

  /** Seasons of a runway share and of what members of an occupation searched; weeks or days of all else. */
  @IsOptional()
  @IsOneOf(SERIES_STEPS)
  step?: (typeof SERIES_STEPS)[number];

  /** What a series is of; traffic is of brands alone, what members searched of trends; searches name no colours. */
  @IsOneOf(SERIES_OF)
  of: (typeof SERIES_OF)[number] = 'trend';

  /**
   * Slugs of trends, brands, models, colours of the palette or cities, by commas; the largest ones where it is left out.
   * @example "denim,velvet"
   */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? [...new Set(value.toLowerCase().split(',').filter(Boolean))] : value,
  )
  @Matches(/^[a-z0-9-]{1,200}$/, { each: true, message: 'each is a slug' })
  @ArrayMaxSize(MOST_SERIES)
  slugs?: string[];

  /**
   * Groups of trends, brands, colours or cities, each a line that counts a look, search or page once whichever members it has; written
   * as questions write them: key, dimension (`tag`, `brand`, `colour` or `city`), name and members by colons, groups by semicolons. What
   * members of an occupation searched has none: hidden numbers could be told from sums.
   * @example "~romantic:tag:Romantic:lace,ruffles,sheer"
   */
  @IsOptional()
  @IsText({ min: 1, max: 8_000 })
  groups?: string;

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

const OF_MEASURE: Partial<Record<SeriesQueryDto['measure'], readonly SeriesQueryDto['of'][]>> = {
  searches: ['trend', 'brand', 'model', 'city'],
  traffic: ['brand'],
  members: ['trend'],
};
const OF_SEASONS: readonly string[] = ['runway-share', 'members'];

const refused = (propertyPath: string, message: string, code = 'not_obeyed') =>
  new ValidationError([{ propertyPath, message, code }]);

const GROUPED_BY: Partial<Record<SeriesQueryDto['of'], string>> = {
  trend: 'tag',
  brand: 'brand',
  colour: 'colour',
  city: 'city',
};

/** @throws ValidationError that names what groups may not be, or may not be of */
function groupsIn({ measure, of, groups = '' }: SeriesQueryDto): QuestionGroup[] {
  const read = readGroups(groups);
  const [fault] = groupFaults(read);
  if (fault) throw refused('groups', fault.message, fault.code);
  if (read.length > 0 && measure === 'members')
    throw refused('groups', 'What members searched is told of each trend by itself. Leave groups out.');
  const other = read.find(({ dimension }) => dimension !== GROUPED_BY[of]);
  if (other) throw refused('groups', `The group "${other.key}" is of ${other.dimension} and not of ${of}.`);
  return read;
}

/** @throws ValidationError that names what the measure has not */
function mustObey({ measure, of, step, from, ...chosen }: SeriesQueryDto): void {
  const isOfSeasons = OF_SEASONS.includes(measure);
  if (step && isOfSeasons !== (step === 'season'))
    throw refused('step', `Of ${measure} there is: ${isOfSeasons ? 'season' : 'week, day'}`, 'unknown_value');
  const allowed = OF_MEASURE[measure] ?? SERIES_OF;
  if (!allowed.includes(of))
    throw refused('of', `Of ${measure} there is no ${of}. Allowed: ${allowed.join(', ')}`, 'unknown_value');
  if (measure === 'runway-share' && from) throw refused('from', 'A runway share is told of whole seasons.');
  if (measure === 'members' && from) throw refused('from', 'What members searched is told of whole seasons.');
  const isOfLooks = measure !== 'searches' && measure !== 'members';
  if (!isOfLooks && chosen.type !== DEFAULTS.type) throw refused('type', 'Searches are of no type.');
  if (!isOfLooks && chosen.city !== DEFAULTS.city) throw refused('city', 'Searches are of no city.');
  if (of === 'city' && chosen.city !== DEFAULTS.city)
    throw refused('city', 'Cities stand side by side. Leave city out.');
  if (measure !== 'searches' && chosen.country !== DEFAULTS.country)
    throw refused('country', 'Countries are told of searches alone.');
  if (chosen.as_of && !isEndOfDay(new Date(chosen.as_of)))
    throw refused('as_of', 'A series is known as of the end of a day: 2026-11-20T23:59:59.999Z.');
  if (measure !== 'members' && chosen.job !== DEFAULTS.job)
    throw refused('job', 'Occupations are told of what members searched alone: measure=members.');
}

@QueryHandler(ReadSeries)
export class ReadSeriesHandler implements IQueryHandler<ReadSeries> {
  constructor(
    private readonly scopes: ReadScope,
    private readonly names: NamesQuery,
    private readonly lists: ReferenceLists,
    private readonly runway: RunwaySeries,
    private readonly behaviour: BehaviourSeries,
    private readonly members: MembersSeries,
  ) {}

  /** @throws ValidationError; DomainError brand/unknown, trend/unknown, dashboard/forbidden */
  async execute({ input, viewer }: ReadSeries): Promise<SeriesDto> {
    const { measure, of, slugs = [], limit, step, from, to, type, city, country, job, as_of } = input;
    mustObey(input);
    const days = from ? { from, to } : {};
    const filters = Object.assign(new FigureQueryDto(), { type, city, country, job, as_of, ...days });
    const scope = await this.scopes.read(filters, viewer);
    const groups = groupsIn(input);
    await this.mustExist(of, [...slugs, ...new Set(groups.flatMap(({ any }) => any))]);
    const concept = of === 'trend' ? ('tag' as const) : of;
    const asked = { concept, slugs, groups, limit };
    if (measure === 'members') return this.members.of(scope, asked);
    return measure === 'runway-share'
      ? this.runway.of(scope, asked)
      : this.behaviour.of(scope, { ...asked, measure, step: step === 'day' ? 'day' : 'week' });
  }

  private async mustExist(of: SeriesQueryDto['of'], slugs: readonly string[]): Promise<void> {
    if (of === 'trend' || of === 'brand') {
      await Promise.all(
        slugs.map((slug) => this.scopes.mustExist(of === 'trend' ? 'tag' : 'designer', of, slug)),
      );
      return;
    }
    const known = {
      model: async () => [...(await this.names.models(slugs)).keys()],
      city: async () => (await this.lists.list('city')).map(({ slug }) => slug),
      colour: async () => PALETTE.map(({ slug }) => slug),
    };
    const all = await known[of]();
    const unknown = slugs.find((slug) => !all.includes(slug));
    if (unknown) throw refused('slugs', `There is no ${of} "${unknown}".`, 'unknown_value');
  }
}
