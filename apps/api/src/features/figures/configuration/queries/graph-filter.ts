import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type FigureAddress, type FigureFilter, figureKind, obeyedOf } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { FigureQueryDto } from '../../scope/figure-query.dto.js';
import { NamesQuery } from '../../scope/names.js';
import { ReadScope } from '../../scope/read-scope.js';
import type { Environment } from '../../scope/scope.js';
import { CountsOfValues } from '../counts-of-values.js';
import { FilterOptionDto } from '../filter-option.dto.js';
import { Filters } from '../filters.js';

/** A value of a filter, and whether it is the chosen one, or the default where none was chosen. */
export class MarkedOptionDto extends FilterOptionDto {
  selected: boolean;
  /**
   * Looks with this value, whatever else was chosen; of countries, searches from there. Null where a value chooses none, as an occupation.
   * @example 812
   */
  count: number | null;
}

export class GraphFilter extends Query<MarkedOptionDto[]> {
  constructor(
    readonly graph: FigureAddress,
    readonly filter: string,
    readonly chosen: FigureQueryDto,
    readonly environment: Environment,
  ) {
    super();
  }
}

@QueryHandler(GraphFilter)
export class GraphFilterHandler implements IQueryHandler<GraphFilter> {
  constructor(
    private readonly filters: Filters,
    private readonly scopes: ReadScope,
    private readonly counts: CountsOfValues,
    private readonly names: NamesQuery,
  ) {}

  /** @throws DomainError filter/unknown, and as the figure does */
  async execute({ graph, filter, chosen, environment }: GraphFilter): Promise<MarkedOptionDto[]> {
    if (!obeys(graph, filter))
      throw new DomainError('filter/unknown', `This graph is not narrowed by "${filter}".`);
    const scope = await this.scopes.within(chosen, environment);
    const counts = await this.counts.of(filter, { ...scope, filters: obeyedOf(graph, scope.filters) });
    const values =
      filter === 'brand' || filter === 'trend'
        ? await this.named(filter, counts ?? new Map())
        : await this.filters.options(filter, environment);
    return values
      .filter(({ value }) => filter !== 'compare' || value !== scope.season.slug)
      .map((option) => ({
        ...option,
        selected: option.value === scope.filters[filter],
        count: counts && (counts.get(option.value) ?? 0),
      }));
  }

  /** What there are looks of, the most first. */
  private async named(filter: 'brand' | 'trend', counts: Map<string, number>): Promise<FilterOptionDto[]> {
    const names = await this.names.all();
    const [kind, nameOf] =
      filter === 'brand' ? (['designer', names.brand] as const) : (['tag', names.tag] as const);
    return [...counts]
      .filter(([value]) => names.has(kind, value))
      .sort(([a, more], [b, less]) => less - more || a.localeCompare(b))
      .map(([value]) => ({ value, displayName: nameOf(value) }));
  }
}

const obeys = (graph: FigureAddress, filter: string): filter is FigureFilter =>
  figureKind(graph).obeys.some((one) => one === filter);
