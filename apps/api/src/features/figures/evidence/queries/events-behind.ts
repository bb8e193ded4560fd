import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ALL_LANGUAGES, type DayBehind, LANGUAGES, type LanguageSlug, PALETTE } from '@toile/contracts';
import { IsIn, IsOptional } from 'class-validator';
import type { Member } from '../../../../kernel/auth/member.js';
import { IsOneOf } from '../../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../../kernel/http/dto/text.decorator.js';
import { Figures } from '../../counts/figures.js';
import { LookRows } from '../../counts/rankings/look-rows.js';
import { FOLLOWED_DAYS } from '../../measures/attention.query.js';
import { countriesOf } from '../../measures/countries.js';
import { ALL_CATEGORIES, DEFAULTS, FigureQueryDto, IsWrittenSlug } from '../../scope/figure-query.dto.js';
import { needed, ReadScope } from '../../scope/read-scope.js';
import type { Scope } from '../../scope/scope.js';
import {
  EVENT_MEASURES,
  type EventMeasure,
  EventsBehindQuery,
  type EventsInput,
} from '../events-behind.query.js';
import { IsPlace, OF_MEMBERS, PAGE_SIZE, RowsBehindDto, rowsBehind } from '../rows-behind.dto.js';

/** What is counted, and of what. */
export class EventsBehindQueryDto extends FigureQueryDto {
  @IsOneOf(EVENT_MEASURES)
  measure: EventMeasure;

  /**
   * Slug of the look that was opened or kept.
   * @example "castellani-brera-fall-winter-2026-look-12"
   */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  look?: string;

  /**
   * Of the looks that stood there in their shows; the first is 1.
   * @example 3
   */
  @IsOptional()
  @IsPlace()
  place?: number;

  /** Of looks of this model, or that name them. */
  @IsOptional()
  @IsWrittenSlug()
  model?: string;

  /** Of looks whose dominant colour it is. */
  @IsOptional()
  @IsOneOf(PALETTE.map(({ slug }) => slug))
  colour?: string;

  /** Of pages in this language. */
  @IsOneOf(LANGUAGES.map(({ slug }) => slug))
  language: LanguageSlug = ALL_LANGUAGES;

  /** These are everybody's events. */
  @IsIn([DEFAULTS.job], { message: OF_MEMBERS })
  override job: FigureQueryDto['job'] = DEFAULTS.job;

  /** What members of an occupation did is told of whole seasons only. */
  @IsIn(['false'], { message: OF_MEMBERS })
  members: 'false' = 'false';

  /** Of looks of the season, or of every season, as a series counts them. */
  @IsOneOf(['season', 'all'])
  looks: 'season' | 'all' = 'season';

  /** Of the days of home graphs. */
  @IsOneOf(['true', 'false'])
  home: 'true' | 'false' = 'false';
}

/** What one day adds. */
export class DayBehindDto implements DayBehind {
  /** @example "2026-09-20" */
  day: string;
  /** @example 41 */
  events: number;
  /**
   * Of how many.
   * @example 2733
   */
  of: number;
}

/** A picture of the street that is counted. */
export class PictureBehindDto {
  /** @example "paris-spring-summer-2027-street-12" */
  picture: string;
  /** @example "2026-09-20" */
  taken_on: string;
  /**
   * Goes into `/cdn/{filter}/{image_filename}`; null when the catalogue does not have the picture any more.
   * @example "paris-spring-summer-2027-street-12.jpg"
   */
  image_filename: string | null;
}

/** The events behind a figure by day. */
export class EventsBehindDto extends RowsBehindDto {
  rows: DayBehindDto[];
  /** Of street style: the newest 48 of the pictures that are counted. */
  pictures?: PictureBehindDto[];
}

export class EventsBehind extends Query<EventsBehindDto> {
  constructor(
    readonly input: EventsBehindQueryDto,
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

@QueryHandler(EventsBehind)
export class EventsBehindHandler implements IQueryHandler<EventsBehind> {
  constructor(
    private readonly scopes: ReadScope,
    private readonly figures: Figures,
    private readonly eventsBehind: EventsBehindQuery,
    private readonly lookRows: LookRows,
  ) {}

  /** @throws ValidationError, DomainError as figures do */
  async execute({ input, viewer }: EventsBehind): Promise<EventsBehindDto> {
    const {
      measure,
      home,
      look = '',
      place = 0,
      looks,
      limit = PAGE_SIZE,
      page,
      definition,
      language,
    } = input;
    const scope = await this.scopes.read(input, viewer);
    if (measure === 'leading') needed(scope, 'brand');
    const { windows } = this.figures;
    const days = async () => (home === 'true' ? windows.home(scope) : windows.of(scope, scope.season));
    const [names, brands, now] = await Promise.all([
      this.figures.names.all(),
      this.figures.brandsOf(scope),
      measure === 'attention'
        ? this.figures.followedDays(scope, FOLLOWED_DAYS - 1)
        : days().then((found) => found.now),
    ]);
    const ask: EventsInput = {
      ...countriesOf(input.country),
      measure,
      look,
      place,
      language,
      seasons: looks === 'all' ? [] : [scope.season.slug],
      days: now,
      key: keyOf(scope, input),
      brands,
      isFirstVersion: definition === '1',
      isUnderstood: definition === undefined || definition === '3',
      isOwnPages: definition === '2',
    };
    const found = await this.eventsBehind.run(scope, names, ask);
    const rows = rowsBehind(scope, now, found.slice((page - 1) * limit, page * limit), found.length);
    if (measure !== 'street-style') return rows;
    const pictures = await this.eventsBehind.pictures(scope, names, ask);
    const filename = await this.lookRows.streetPictures(pictures.map(({ picture }) => picture));
    return {
      ...rows,
      pictures: pictures.map((one) => ({ ...one, image_filename: filename(one.picture) })),
    };
  }
}

/** What x is: a model or colour, the trend, then the category, then the brand where it is not what the trend leads to. */
function keyOf({ trend, brand }: Scope, input: EventsBehindQueryDto): string {
  const { measure, model, colour } = input;
  if (model) return `model:${model}`;
  if (colour) return `colour:${colour}`;
  if (trend) return `tag:${trend.slug}`;
  if (input.category !== ALL_CATEGORIES) return `category:${input.category}`;
  return brand && measure !== 'leading' ? `designer:${brand.slug}` : '';
}
