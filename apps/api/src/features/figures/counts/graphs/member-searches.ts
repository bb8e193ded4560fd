import { Injectable } from '@nestjs/common';
import type { Figure, FigureRow, Season } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { EMPTY_ROW, type Share } from '../../figure/figure-row.js';
import { KnownEntitiesQuery } from '../../measures/known-entities.query.js';
import { KEY_PREFIX } from '../../measures/searches.sql.js';
import type { Released } from '../../privacy/release.js';
import { Releases } from '../../privacy/releases.js';
import { ReadScope } from '../../scope/read-scope.js';
import { type Days, dayInParis, type Scope, type Window } from '../../scope/scope.js';
import { eitherOf, ranked } from '../category-overview/category-overview.js';
import { Figures } from '../figures.js';
import { limited, tagRow } from './graphs.js';

/** What the figure obeys. */
const OBEYED = ['season', 'job', 'trend'];
const HOUR_MS = 3_600_000;
const NOBODY: Released = { of: 0, by: {} };

/** Of the verified members of an occupation who searched anything in a season, those who searched each tag: what was released. */
@Injectable()
export class MemberSearches {
  constructor(
    private readonly figures: Figures,
    private readonly releases: Releases,
    private readonly known: KnownEntitiesQuery,
    private readonly seasons: ReadScope,
  ) {}

  /** @throws ValidationError when days of its own are asked for */
  async of(input: Scope): Promise<Figure> {
    mustBeWhole(input);
    const scope = toTheHour(input);
    const { job } = scope.input;
    const names = await this.figures.names.all();
    const { days, table } = await this.releases.of(scope.season, scope.asOf);
    const previous = await this.previous(scope.season);
    const earlier: Released | undefined =
      previous && (await this.releases.of(previous, scope.asOf)).table[job];
    const measured = {
      now: (key: string): Share => shareOf(table[job] ?? NOBODY, key),
      before: (key: string) => (earlier && key in earlier.by ? shareOf(earlier, key) : undefined),
    };
    const told = Object.keys(table[job]?.by ?? {});
    const describe = tagRow(names, scope);
    const hidden = (await this.tags(scope))
      .filter((tag) => !told.includes(tag))
      .map((tag): FigureRow => ({ ...EMPTY_ROW, ...describe(tag), suppressed: true }));
    const ranks = ranked(eitherOf(told, Object.keys(earlier?.by ?? {})), describe, measured, 1);
    const rows = [...ranks.filter(({ tag_name }) => told.includes(tag_name ?? '')), ...hidden];
    const chosen = rows.filter((row) => !scope.trend || scope.trend.slug === row.tag_name);
    const window = releasedWindow(scope, days);
    return this.figures.answer('search_among_consumers', limited(scope), window, chosen);
  }

  /** Every tag of the catalogue: who searched what decides neither which rows there are nor their order. */
  private async tags(scope: Scope): Promise<string[]> {
    const known = await this.known.run(scope);
    const tags = known.flatMap((one) =>
      one.startsWith(KEY_PREFIX.tag) ? [one.slice(KEY_PREFIX.tag.length)] : [],
    );
    const all = scope.trend && !tags.includes(scope.trend.slug) ? [...tags, scope.trend.slug] : tags;
    return all.sort();
  }

  private async previous({ previous }: Season): Promise<Season | undefined> {
    return (await this.seasons.seasons()).find(({ slug }) => slug === previous);
  }
}

/** The days of a season for what rests on attributes of members. */
export const releasedWindow = ({ season, asOf }: Scope, days: Days): Window => ({
  ...days,
  rule: `${season.short_name}: whole weeks of its shows and the week after, Europe/Paris; released once`,
  partial: days.from <= dayInParis(asOf) && dayInParis(asOf) <= days.to,
});

const shareOf = ({ of, by }: Released, key: string): Share => ({
  numerator: by[key] ?? 0,
  denominator: of,
  isBehaviour: true,
});

/** @throws ValidationError: days of one's own could be set beside those of the season */
function mustBeWhole({ input }: Scope): void {
  const days = (['from', 'to'] as const).filter((name) => input[name] !== undefined);
  const refused = input.window === 'season' ? days : ['window', ...days];
  if (refused.length === 0) return;
  const message = `What members of an occupation searched is given for whole seasons. It obeys ${OBEYED.join(', ')} and as_of.`;
  throw new ValidationError(refused.map((propertyPath) => ({ propertyPath, message, code: 'not_obeyed' })));
}

/** As known at the beginning of the hour, with the filters that are obeyed. */
export function toTheHour(scope: Scope): Scope {
  const { filters, asOf } = scope;
  return {
    ...scope,
    asOf: new Date(Math.floor(asOf.getTime() / HOUR_MS) * HOUR_MS),
    filters: Object.fromEntries(Object.entries(filters).filter(([name]) => OBEYED.includes(name))),
  };
}
