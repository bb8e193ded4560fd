import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DashboardScope, Figure } from '@toile/contracts';
import type { Scope } from '../../scope/scope.js';
import { Figures, today } from '../figures.js';
import { LeadingLooks, type RankLooks } from './leading-looks.js';
import { LookRows } from './look-rows.js';
import { SavedLooksQuery } from './saved-looks.query.js';

const DEFAULT_LIMIT = 10;
/** What `random` draws from. */
const TOP = 100;

/** The most viewed and the most saved looks. */
@Injectable()
export class Rankings {
  constructor(
    private readonly figures: Figures,
    private readonly rows: LookRows,
    private readonly saved: SavedLooksQuery,
    private readonly leading: LeadingLooks,
  ) {}

  /** Of the last 30 days, whatever the season. */
  async mostViewedHome(scope: Scope): Promise<Figure> {
    const names = await this.figures.names.all();
    // Of all that anybody sees on the home page; this one is not part of what is sold.
    const { now } = await this.figures.windows.home({ ...scope, environment: 'Master' });
    const { limit = DEFAULT_LIMIT, page } = scope.input;
    const looks = await this.figures.views.looks(scope, names, now, limit * page);
    const rows = await this.rows.of(looks.map(({ look, viewers }) => ({ look, people: viewers })));
    return this.figures.answer('most_viewed_looks', paged(scope), { ...now }, rows);
  }

  async mostViewed(scope: Scope): Promise<Figure> {
    const { limit = DEFAULT_LIMIT, page } = scope.input;
    const { window, looks } = await this.viewed(scope, limit * page);
    return this.figures.answer('most_viewed_looks', paged(scope), window, await this.rows.of(looks));
  }

  /** Without a focus each brand, season or trend stands with its most viewed look. */
  async mostViewedOf(dimension: DashboardScope, scope: Scope): Promise<Figure> {
    if (hasFocus(dimension, scope)) return this.mostViewed(scope);
    const { now } = await this.figures.windows.of(scope, scope.season);
    const { names, which } = await this.chosen(dimension, scope);
    const rank = async (limit: number) =>
      (await this.figures.views.looks(scope, names, now, limit, { ...which, tag: scope.trend?.slug })).map(
        ({ look, viewers }) => ({ look, people: viewers }),
      );
    return this.leadingOf('most_viewed_looks', dimension, scope, rank);
  }

  /** Ten of the hundred most viewed; the same all day. */
  async random(scope: Scope): Promise<Figure> {
    const { limit = DEFAULT_LIMIT } = scope.input;
    const { window, looks } = await this.viewed(scope, TOP);
    const rows = await this.rows.of(looks);
    const seed = today(scope);
    const lot = (look: string | null) => createHash('sha256').update(`${seed}/${look}`).digest('hex');
    const drawn = rows.sort((a, b) => lot(a.look).localeCompare(lot(b.look))).slice(0, limit);
    return this.figures.answer('most_viewed_looks', paged(scope), window, drawn);
  }

  async mostSavedOf(dimension: DashboardScope, scope: Scope): Promise<Figure> {
    const { now } = await this.figures.windows.of(scope, scope.season);
    const { names, which } = await this.chosen(dimension, scope);
    const rank = async (limit: number) =>
      (await this.saved.run(scope, names, { ...which, days: now, limit })).map(({ look, boards }) => ({
        look,
        people: boards,
      }));
    if (!hasFocus(dimension, scope))
      return this.leadingOf('most_saved_to_moodboards', dimension, scope, rank);
    const { limit = DEFAULT_LIMIT, page } = scope.input;
    const rows = await this.rows.of(await rank(limit * page));
    return this.figures.answer('most_saved_to_moodboards', paged(scope), now, rows);
  }

  private async leadingOf(
    definition: string,
    dimension: DashboardScope,
    scope: Scope,
    rank: RankLooks,
  ): Promise<Figure> {
    const { now } = await this.figures.windows.of(scope, scope.season);
    const { limit = DEFAULT_LIMIT, page } = scope.input;
    const { names, which } = await this.chosen(dimension, scope);
    const looks = await this.leading.of(dimension, scope, names, which, rank, limit * page);
    return this.figures.answer(definition, paged(scope), now, await this.rows.of(looks));
  }

  /** Whose looks are ranked: where seasons are told apart, those of all. */
  private async chosen(dimension: DashboardScope, scope: Scope) {
    const names = await this.figures.names.all();
    const brands = await this.figures.brandsOf(scope);
    const seasons = hasFocus(dimension, scope) || dimension !== 'seasons' ? [scope.season.slug] : [];
    return { names, which: { seasons, brands } };
  }

  private async viewed(scope: Scope, limit: number) {
    const names = await this.figures.names.all();
    const { now } = await this.figures.windows.of(scope, scope.season);
    const only = {
      seasons: [scope.season.slug],
      brands: await this.figures.brandsOf(scope),
      tag: scope.trend?.slug,
    };
    const looks = await this.figures.views.looks(scope, names, now, limit, only);
    return { window: now, looks: looks.map(({ look, viewers }) => ({ look, people: viewers })) };
  }
}

/** Whether one brand, season or trend is meant. */
const hasFocus = (dimension: DashboardScope, { brand, trend, input }: Scope): boolean =>
  dimension === 'brands'
    ? brand !== null
    : dimension === 'trends'
      ? trend !== null
      : input.season !== undefined;

const paged = (scope: Scope): Scope => ({
  ...scope,
  input: { ...scope.input, limit: scope.input.limit ?? DEFAULT_LIMIT },
});
