import { Injectable } from '@nestjs/common';
import { COUNTRIES, JOBS, LEFT_OUT, type Reference, type Season, TAG_CATEGORIES } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { ReferenceLists } from '../../catalogue/index.js';
import { ALL_CATEGORIES, ALL_CITIES, COLOUR_VIEWS, METRICS, WINDOWS } from '../scope/figure-query.dto.js';
import { ReadScope } from '../scope/read-scope.js';
import { type Environment, isInDemo } from '../scope/scope.js';
import { FilterOptionDto } from './filter-option.dto.js';

export const METRIC_NAMES: Record<(typeof METRICS)[number], string> = {
  traffic: 'Traffic',
  views: 'Views',
  searches: 'Searches',
};
export const VIEW_NAMES: Record<(typeof COLOUR_VIEWS)[number], string> = {
  main_colours: 'Main colours',
  colour_tones: 'Colour tones',
};
const WINDOW_NAMES: Record<(typeof WINDOWS)[number], string> = {
  season: 'Days of the shows',
  '30d': 'Last 30 days',
  '12m': 'Last 12 months',
};
export const SCOPE_OPTIONS = [
  { slug: 'top-20-brands', name: 'Top 20 Brands' },
  { slug: 'all-brands', name: 'All Brands' },
] as const;

const options = (list: readonly Reference[]): FilterOptionDto[] =>
  list.map(({ slug, name }) => ({ value: slug, displayName: name }));
const named = <K extends string>(names: Record<K, string>, keys: readonly K[]): FilterOptionDto[] =>
  keys.map((value) => ({ value, displayName: names[value] }));

/** What can be chosen. */
@Injectable()
export class Filters {
  constructor(
    private readonly lists: ReferenceLists,
    private readonly scopes: ReadScope,
  ) {}

  /** @throws DomainError filter/unknown */
  async options(filter: string, environment: Environment): Promise<FilterOptionDto[]> {
    switch (filter) {
      case 'type':
        return options(await this.lists.list('type'));
      case 'city':
        return [{ value: ALL_CITIES, displayName: 'All cities' }, ...options(await this.lists.list('city'))];
      case 'category':
        return [{ value: ALL_CATEGORIES, displayName: 'All categories' }, ...options(TAG_CATEGORIES)];
      case 'season':
      case 'compare':
        return options(await this.seasons(environment));
      case 'job':
        return options(JOBS);
      case 'country':
        return options(COUNTRIES);
      case 'scope':
        return options(SCOPE_OPTIONS);
      case 'without':
        return options(TAG_CATEGORIES.filter(({ slug }) => LEFT_OUT.some((one) => one === slug)));
      case 'metric':
        return named(METRIC_NAMES, METRICS);
      case 'view':
        return named(VIEW_NAMES, COLOUR_VIEWS);
      case 'window':
        return named(WINDOW_NAMES, WINDOWS);
      default:
        throw new DomainError('filter/unknown', `There is no filter "${filter}".`);
    }
  }

  private async seasons(environment: Environment): Promise<Reference[]> {
    const now = new Date();
    const seasons = await this.scopes.seasons(now);
    if (environment === 'Demo') return seasons.filter((season) => isInDemo(season, now));
    // A list opens on what there is something of: seasons nobody has seen yet stand at its end.
    const isUpcoming = ({ status }: Season) => status === 'upcoming';
    return [...seasons.filter((season) => !isUpcoming(season)), ...seasons.filter(isUpcoming)];
  }
}
