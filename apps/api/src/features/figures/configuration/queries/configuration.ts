import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { FIGURE_DEFINITIONS } from '@toile/contracts';
import { DefinitionDto } from '../../figure/definition.dto.js';
import { DEFAULTS } from '../../scope/figure-query.dto.js';
import type { Environment } from '../../scope/scope.js';
import { FilterOptionDto } from '../filter-option.dto.js';
import { Filters } from '../filters.js';

/** Filters as they are when nothing is chosen. */
export class DefaultFiltersDto {
  /** @example "woman" */
  type: string;
  /** @example "all-cities" */
  city: string;
  /** @example "all-categories" */
  category: string;
  /** @example "spring-summer-2027" */
  season: string;
  /** @example "fall-winter-2026" */
  compare: string;
  /** @example "all-brands" */
  scope: string;
  /** @example "traffic" */
  metric: string;
  /** @example "main_colours" */
  view: string;
  /** @example "consumer" */
  job: string;
  /** @example "all-countries" */
  country: string;
}

/** What the pages' own filters offer. */
export class PageFilterOptionsDto {
  season: FilterOptionDto[];
  category: FilterOptionDto[];
  city: FilterOptionDto[];
  type: FilterOptionDto[];
}

/** What the dashboard can be asked. */
export class ConfigurationDto {
  /** Everything, or the demo of it. */
  environment: Environment;
  defaults: DefaultFiltersDto;
  filters: PageFilterOptionsDto;
  metrics: FilterOptionDto[];
  colour_views: FilterOptionDto[];
  brand_scopes: FilterOptionDto[];
  /** @example "Top 20 Brands" */
  top_list_label: string;
  definitions: DefinitionDto[];
}

export class Configuration extends Query<ConfigurationDto> {
  constructor(readonly environment: Environment) {
    super();
  }
}

@QueryHandler(Configuration)
export class ConfigurationHandler implements IQueryHandler<Configuration> {
  constructor(private readonly filters: Filters) {}

  async execute({ environment }: Configuration): Promise<ConfigurationDto> {
    const options = (filter: string) => this.filters.options(filter, environment);
    return {
      environment,
      defaults: DEFAULTS,
      filters: {
        season: await options('season'),
        category: await options('category'),
        city: await options('city'),
        type: await options('type'),
      },
      metrics: await options('metric'),
      colour_views: await options('view'),
      brand_scopes: await options('scope'),
      top_list_label: 'Top 20 Brands',
      definitions: [...FIGURE_DEFINITIONS],
    };
  }
}
