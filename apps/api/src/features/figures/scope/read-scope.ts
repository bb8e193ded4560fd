import { Injectable } from '@nestjs/common';
import { FIGURE_FILTERS, type Reference, type Season } from '@toile/contracts';
import { DomainError, ValidationError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import { ReferenceLists, toSeason } from '../../catalogue/index.js';
import { ALL_CITIES, DEFAULTS, type FigureQueryDto } from './figure-query.dto.js';
import { NamesQuery } from './names.js';
import { type Environment, isInDemo, type Scope } from './scope.js';

export const environmentOf = (viewer: Member | undefined): Environment =>
  viewer?.roles.some((role) => role === 'dashboard-subscriber' || role === 'operator') ? 'Master' : 'Demo';

/** Looks up what a query names: a scope, or what is wrong with it. */
@Injectable()
export class ReadScope {
  constructor(
    private readonly lists: ReferenceLists,
    private readonly names: NamesQuery,
  ) {}

  /** @throws ValidationError naming allowed values; DomainError brand/unknown, trend/unknown, dashboard/forbidden */
  read(input: FigureQueryDto, viewer: Member | undefined, now = new Date()): Promise<Scope> {
    return this.within(input, environmentOf(viewer), now);
  }

  /** The same for an environment that is known, as for what Toile writes itself. */
  async within(input: FigureQueryDto, environment: Environment, now = new Date()): Promise<Scope> {
    if (input.as_of && new Date(input.as_of) > now) throw inFuture();
    const [types, cities, allSeasons] = await Promise.all([
      this.lists.list('type'),
      this.lists.list('city'),
      this.lists.list('season'),
    ]);
    const seasons = allSeasons.map((season) => toSeason(season, allSeasons, now));
    const type = oneOf('type', types, input.type);
    const city = input.city === ALL_CITIES ? null : oneOf('city', cities, input.city, [ALL_CITIES]);
    const season = oneOf('season', seasons, input.season ?? defaultSeason(environment, seasons, now));
    // Side by side where nothing was chosen; otherwise what was.
    const isUsual = !input.season && season.slug === DEFAULTS.season;
    const other = input.compare ?? (isUsual ? DEFAULTS.compare : undefined);
    const compared = other ? [oneOf('compare', seasons, other)] : [];
    if (other === season.slug) throw withItself(season);
    const chosen = [season, ...compared];
    if (environment === 'Demo') mustBeInDemo(chosen, input, now);
    const [brand, trend] = await Promise.all([
      this.mustExist('designer', 'brand', input.brand),
      this.mustExist('tag', 'trend', input.trend),
    ]);
    return {
      environment,
      type,
      city,
      season,
      seasons: chosen,
      brand,
      trend,
      input,
      asOf: input.as_of ? new Date(input.as_of) : now,
      filters: filtersOf(input, season, compared[0]?.slug),
    };
  }

  async seasons(now = new Date()): Promise<Season[]> {
    const all = await this.lists.list('season');
    return all.map((season) => toSeason(season, all, now));
  }

  /** @throws DomainError brand/unknown, trend/unknown */
  async mustExist(kind: 'tag' | 'designer', what: string, slug: string | undefined) {
    if (!slug) return null;
    const found = await this.names.find(kind, slug);
    if (!found) throw new DomainError(`${what}/unknown`, `There is no ${what} "${slug}".`);
    return found;
  }
}

function oneOf<R extends Reference>(
  filter: string,
  list: readonly R[],
  slug: string,
  also: readonly string[] = [],
): R {
  const found = list.find((one) => one.slug === slug);
  if (found) return found;
  const allowed = [...also, ...list.map((one) => one.slug)].join(', ');
  const message = `There is no ${filter} "${slug}". Allowed: ${allowed}`;
  throw new ValidationError([{ propertyPath: filter, message, code: 'unknown_value' }]);
}

const withItself = ({ name, previous }: Season) =>
  new ValidationError([
    {
      propertyPath: 'compare',
      message: `${name} cannot be compared with itself.${previous ? ` The same season a year earlier is ${previous}.` : ''}`,
      code: 'same_season',
    },
  ]);

const inFuture = () =>
  new ValidationError([
    { propertyPath: 'as_of', message: 'What will be known then nobody knows yet.', code: 'in_future' },
  ]);

/** The specification's; in the demo the newest season it shows, once the specification's is too old or not closed yet. */
function defaultSeason(environment: Environment, seasons: readonly Season[], now: Date): string {
  const usual = seasons.find((season) => season.slug === DEFAULTS.season);
  if (environment === 'Master' || (usual && isInDemo(usual, now))) return DEFAULTS.season;
  const shown = seasons.filter((season) => isInDemo(season, now));
  shown.sort((a, b) => b.shows_end.localeCompare(a.shows_end));
  return shown[0]?.slug ?? DEFAULTS.season;
}

/** Everybody sees closed seasons of the last two years; what goes on now belongs to subscribers. */
function mustBeInDemo(chosen: readonly Season[], input: FigureQueryDto, now: Date): void {
  const isShown = chosen.every((season) => isInDemo(season, now));
  if (isShown && input.window === 'season' && !input.from && !input.as_of) return;
  throw new DomainError('dashboard/forbidden', 'The demo shows closed seasons of the last two years.');
}

/** What an answer is about; how it is given is no filter. */
function filtersOf(input: FigureQueryDto, { slug: season }: Season, compare?: string) {
  const all = { ...input, season, compare };
  return Object.fromEntries(FIGURE_FILTERS.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
}

/** What a focus page is about must be said. @throws ValidationError */
export function needed<K extends 'brand' | 'trend'>(scope: Scope, what: K): NonNullable<Scope[K]> {
  const found = scope[what];
  if (!found)
    throw new ValidationError([
      { propertyPath: what, message: `Say which ${what} by its slug.`, code: 'missing_value' },
    ]);
  return found;
}
