import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type FigureAddress, isUnobeyed } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { DEFAULTS, type FigureQueryDto } from '../../scope/figure-query.dto.js';
import type { Environment } from '../../scope/scope.js';
import { FilterOptionDto } from '../filter-option.dto.js';
import { Filters } from '../filters.js';

/** A value of a filter, and whether it is the chosen one, or the default where none was chosen. */
export class MarkedOptionDto extends FilterOptionDto {
  selected: boolean;
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
  constructor(private readonly filters: Filters) {}

  /** @throws DomainError filter/unknown */
  async execute({ graph, filter, chosen, environment }: GraphFilter): Promise<MarkedOptionDto[]> {
    if (isUnobeyed(graph, filter))
      throw new DomainError('filter/unknown', `This graph is not narrowed by "${filter}".`);
    const all = await this.filters.options(filter, environment);
    const values: Record<string, unknown> = { ...DEFAULTS, ...given(chosen) };
    return all.map((option) => ({ ...option, selected: option.value === values[filter] }));
  }
}

const given = (query: FigureQueryDto) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
