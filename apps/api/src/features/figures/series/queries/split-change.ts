import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PickType } from '@nestjs/swagger';
import { splitChange } from '@toile/forecast';
import { DomainError } from '@toile/platform';
import type { Member } from '../../../../kernel/auth/member.js';
import { Figures } from '../../counts/figures.js';
import { rounded } from '../../figure/rounded.js';
import { FigureQueryDto } from '../../scope/figure-query.dto.js';
import { needed, ReadScope } from '../../scope/read-scope.js';
import { isInDemo } from '../../scope/scope.js';
import { SplitQuery } from '../split.query.js';

export class SplitQueryDto extends PickType(FigureQueryDto, ['type', 'city', 'season', 'trend']) {}

/** Where a change of a runway share against the same season a year earlier comes from, in points; the four parts add up to it. */
export class SplitDto {
  /** @example "SS27" */
  season_short: string;
  /** @example "SS26" */
  previous_short: string;
  /**
   * Percent.
   * @example 10
   */
  before: number;
  /** @example 13 */
  after: number;
  /** Brands that showed in the same city both times. */
  same_brands: number;
  /** Brands that did not show a year earlier. */
  joined: number;
  /** Brands that do not show any more. */
  left: number;
  /** Cities that brands of both seasons came to or went from. */
  cities: number;
}

export class SplitChange extends Query<SplitDto> {
  constructor(
    readonly input: SplitQueryDto,
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

@QueryHandler(SplitChange)
export class SplitChangeHandler implements IQueryHandler<SplitChange> {
  constructor(
    private readonly scopes: ReadScope,
    private readonly figures: Figures,
    private readonly query: SplitQuery,
  ) {}

  /** @throws ValidationError; DomainError trend/unknown, dashboard/forbidden, dashboard/unknown where there is no season before */
  async execute({ input, viewer }: SplitChange): Promise<SplitDto> {
    const scope = await this.scopes.read(Object.assign(new FigureQueryDto(), input), viewer);
    const { slug: trend } = needed(scope, 'trend');
    const [names, seasons] = await Promise.all([this.figures.names.all(), this.scopes.seasons(scope.asOf)]);
    const { season } = scope;
    const before = seasons.find(({ slug }) => slug === season.previous);
    const isShown = before && (scope.environment === 'Master' || isInDemo(before, scope.asOf));
    const groups = isShown ? await this.query.run(scope, names, trend, before.slug, season.slug) : [];
    const hasBoth = groups.some((one) => one.before.looks > 0) && groups.some((one) => one.after.looks > 0);
    if (!isShown || !hasBoth)
      throw new DomainError('dashboard/unknown', 'There is no season a year earlier to compare with.');
    const split = splitChange(groups);
    const points = (share: number) => rounded(100 * share, 2);
    // Each from where the one before ended, so that parts add up as they are told, and nothing stays nothing.
    let reached = split.before;
    const onward = (part: number) => {
      const from = points(reached);
      reached += part;
      return rounded(points(reached) - from, 2);
    };
    return {
      season_short: season.short_name,
      previous_short: before.short_name,
      before: points(split.before),
      after: points(split.after),
      same_brands: onward(split.sameBrands),
      joined: onward(split.joined),
      left: onward(split.left),
      cities: onward(split.cities),
    };
  }
}
