import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CountedKind } from '@toile/warehouse';
import type { Member } from '../../../../kernel/auth/member.js';
import { IsOneOf } from '../../../../kernel/http/dto/one-of.decorator.js';
import { Figures } from '../../counts/figures.js';
import { WindowDto } from '../../figure/explanation.dto.js';
import { FOLLOWED_DAYS } from '../../measures/attention.query.js';
import { ALL_CATEGORIES, FigureQueryDto } from '../../scope/figure-query.dto.js';
import { needed, ReadScope } from '../../scope/read-scope.js';
import { addDays, type Days, type Scope, type Window } from '../../scope/scope.js';
import { ContextQuery } from '../context.query.js';
import { EVENT_MEASURES, type EventMeasure } from '../events-behind.query.js';

const MEASURES = ['looks', ...EVENT_MEASURES] as const;
type Measure = (typeof MEASURES)[number];

/** What is counted, and of what. */
export class ContextQueryDto extends FigureQueryDto {
  @IsOneOf(MEASURES)
  measure: Measure;

  /** Of the days of home graphs. */
  @IsOneOf(['true', 'false'])
  home: 'true' | 'false' = 'false';
}

/** Days in Paris, both included. */
export class DaysDto {
  /** @example "2025-09-09" */
  from: string;
  /** @example "2025-10-14" */
  to: string;
}

/** All events of the days, whatever they are about: what was counted, and why the others were not. */
export class NotCountedDto {
  /** @example 41200 */
  counted: number;
  /** @example 812 */
  bots: number;
  /** @example 96 */
  staff: number;
  /**
   * The same by the same visitor within half an hour, and copies of an event.
   * @example 1530
   */
  repeats: number;
  /**
   * They happened more than 48 hours before they arrived, or at an impossible time; by the day they arrived.
   * @example 3
   */
  out_of_time: number;
  /**
   * Of those counted: nobody's, so they are in no number of visitors.
   * @example 6210
   */
  without_consent: number;
  /**
   * Of those counted: arrived more than an hour after they happened.
   * @example 240
   */
  late: number;
}

/** How the looks of the scope differ from those known when the days were over. */
export class ChangesSinceDto {
  /** @example "2026-10-14T00:00:00.000Z" */
  since: string;
  /** @example 0 */
  added: number;
  /** @example 12 */
  withdrawn: number;
  /**
   * Of the looks that stayed: got the tag or category that the number is about.
   * @example 4
   */
  gained: number;
  /** @example 1 */
  lost: number;
}

/** What stands around a number. */
export class ContextOfNumberDto {
  window: WindowDto;
  /** What its change is measured against. */
  previous_window: DaysDto | null;
  /** @example "2026-11-20T12:00:00.000Z" */
  as_of: string;
  /** Null where no events of visitors are counted. */
  not_counted: NotCountedDto | null;
  /** Null where the catalogue chooses nothing, and where the days are not over. */
  changes: ChangesSinceDto | null;
}

export class ContextOfNumber extends Query<ContextOfNumberDto> {
  constructor(
    readonly input: ContextQueryDto,
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

const KINDS: Partial<Record<Measure, CountedKind>> = {
  searches: 'searches',
  traffic: 'pages',
  views: 'pictures',
  attention: 'pictures',
  leading: 'pages',
  visitors: 'pages',
  consent: 'pages',
  languages: 'searches',
} satisfies Partial<Record<EventMeasure, CountedKind>>;
/** Of these the catalogue says which looks are meant. */
const OF_LOOKS = new Set<Measure>(['looks', 'boards', 'saves', 'views', 'attention']);

@QueryHandler(ContextOfNumber)
export class ContextOfNumberHandler implements IQueryHandler<ContextOfNumber> {
  constructor(
    private readonly scopes: ReadScope,
    private readonly figures: Figures,
    private readonly context: ContextQuery,
  ) {}

  /** @throws ValidationError, DomainError as figures do */
  async execute({ input, viewer }: ContextOfNumber): Promise<ContextOfNumberDto> {
    const { measure, home, category } = input;
    const scope = await this.scopes.read(input, viewer);
    if (measure === 'leading') needed(scope, 'brand');
    const [{ now, before }, brands, names] = await Promise.all([
      this.windowsOf(scope, measure, home === 'true'),
      this.figures.brandsOf(scope),
      this.figures.names.all(),
    ]);
    const kind = KINDS[measure];
    const since = new Date(`${addDays(now.to, 1)}T00:00:00Z`);
    const hasChanges = OF_LOOKS.has(measure) && since < scope.asOf;
    const key = {
      tag: scope.trend?.slug ?? '',
      category: scope.trend || category === ALL_CATEGORIES ? '' : category,
    };
    const [notCounted, changes] = await Promise.all([
      kind ? this.context.notCounted(scope, kind, now) : null,
      hasChanges ? this.context.changesSince(scope, names, brands, key, since) : null,
    ]);
    return {
      window: { from: now.from, to: now.to, rule: now.rule },
      previous_window: before && { from: before.from, to: before.to },
      as_of: scope.asOf.toISOString(),
      not_counted: notCounted,
      changes: changes && { since: since.toISOString(), ...changes },
    };
  }

  private async windowsOf(
    scope: Scope,
    measure: Measure,
    isHome: boolean,
  ): Promise<{ now: Window; before: Days | null }> {
    if (measure === 'attention')
      return { now: await this.figures.followedDays(scope, FOLLOWED_DAYS - 1), before: null };
    const { windows } = this.figures;
    return isHome ? windows.home(scope) : windows.of(scope, scope.season);
  }
}
