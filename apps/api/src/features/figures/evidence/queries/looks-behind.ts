import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PALETTE, TONES } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Member } from '../../../../kernel/auth/member.js';
import { IsOneOf } from '../../../../kernel/http/dto/one-of.decorator.js';
import { Figures } from '../../counts/figures.js';
import { LookRows } from '../../counts/rankings/look-rows.js';
import { ALL_CATEGORIES, DEFAULTS, FigureQueryDto, IsWrittenSlug } from '../../scope/figure-query.dto.js';
import { ReadScope } from '../../scope/read-scope.js';
import { LooksBehindQuery } from '../looks-behind.query.js';
import { IsPlace, OF_MEMBERS, PAGE_SIZE, RowsBehindDto, rowsBehind } from '../rows-behind.dto.js';

/** Which looks: those of a figure, or of a colour or tone of it. */
export class LooksBehindQueryDto extends FigureQueryDto {
  /** No look is of an occupation. */
  @IsIn([DEFAULTS.job], { message: OF_MEMBERS })
  override job: FigureQueryDto['job'] = DEFAULTS.job;

  /**
   * Worn by this model.
   * @example "amara-diallo"
   */
  @IsOptional()
  @IsWrittenSlug()
  model?: string;

  /**
   * With one of so many tags of the category, those that most looks have.
   * @example 3
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(20)
  leading?: number;

  /**
   * That stood there in a show of which looks were opened in the window; the first is 1.
   * @example 3
   */
  @IsOptional()
  @IsPlace()
  place?: number;

  /** Whose dominant colour it is. */
  @IsOptional()
  @IsOneOf(PALETTE.map(({ slug }) => slug))
  colour?: string;

  /** That have a colour of the tone. */
  @IsOptional()
  @IsOneOf(TONES.map(({ slug }) => slug))
  tone?: string;

  /** Whose dominant colour is of the tone. */
  @IsOptional()
  @IsOneOf(TONES.map(({ slug }) => slug))
  dominant_tone?: string;
}

/** A look behind a figure. */
export class LookBehindDto {
  /** @example "castellani-brera-fall-winter-2026-look-12" */
  look: string;
  /** @example "Castellani Brera, look 12" */
  label: string;
  /**
   * Goes into `/cdn/{filter}/{image_filename}`; null when the catalogue does not have the look any more.
   * @example "castellani-brera-fall-winter-2026-look-12.jpg"
   */
  image_filename: string | null;
  /** @example "castellani-brera" */
  designer: string;
  /** @example "castellani-brera-fall-winter-2026" */
  collection: string;
  /** @example "fall-winter-2026" */
  season: string;
  /** @example "milan" */
  city: string;
  /** @example "2026-02-24" */
  shown_on: string;
  /** @example ["velvet"] */
  tags: string[];
  /** @example ["#561a2a"] */
  colours: string[];
}

/** The looks behind a figure. */
export class LooksBehindDto extends RowsBehindDto {
  rows: LookBehindDto[];
}

export class LooksBehind extends Query<LooksBehindDto> {
  constructor(
    readonly input: LooksBehindQueryDto,
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

const WITHOUT_CATEGORY = {
  propertyPath: 'category',
  message: 'Say which category the leading tags are of.',
  code: 'missing_value',
};

@QueryHandler(LooksBehind)
export class LooksBehindHandler implements IQueryHandler<LooksBehind> {
  constructor(
    private readonly scopes: ReadScope,
    private readonly figures: Figures,
    private readonly looksBehind: LooksBehindQuery,
    private readonly lookRows: LookRows,
  ) {}

  /** @throws ValidationError, DomainError as figures do */
  async execute({ input, viewer }: LooksBehind): Promise<LooksBehindDto> {
    const {
      model,
      leading,
      place,
      colour,
      tone,
      dominant_tone: dominantTone,
      limit = PAGE_SIZE,
      page,
    } = input;
    if (leading && input.category === ALL_CATEGORIES) throw new ValidationError([WITHOUT_CATEGORY]);
    const scope = await this.scopes.read(input, viewer);
    const [names, brands, days] = await Promise.all([
      this.figures.names.all(),
      this.figures.brandsOf(scope),
      // Of a place it matters what was opened in the window; looks are those of all days.
      place
        ? this.figures.windows.of(scope, scope.season).then(({ now }) => now)
        : this.figures.showDays(scope),
    ]);
    const narrowed = { model, leading, place, colour, tone, dominantTone };
    const ask = { season: scope.season.slug, brands, days, ...narrowed, limit, page };
    const { rows, total } = await this.looksBehind.run(scope, names, ask);
    const pictured = await this.lookRows.pictured(rows.map(({ look }) => look));
    const looks = rows.map(({ look, ...facts }) => ({ look, ...pictured(look), ...facts }));
    return rowsBehind(scope, days, looks, total);
  }
}
