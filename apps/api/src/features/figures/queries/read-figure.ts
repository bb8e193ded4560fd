import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { FigureDto } from '../figure/figure.dto.js';
import type { FigureQueryDto } from '../scope/figure-query.dto.js';
import { ReadScope } from '../scope/read-scope.js';
import { type CountedAddress, CountFigure } from './count-figure.js';

/** The figure of an address, as filtered. */
export class ReadFigure extends Query<FigureDto> {
  constructor(
    readonly address: CountedAddress,
    readonly query: FigureQueryDto,
    /** As this part of the dashboard knows them (`DashboardGuard`). */
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

@QueryHandler(ReadFigure)
export class ReadFigureHandler implements IQueryHandler<ReadFigure> {
  constructor(
    private readonly scopes: ReadScope,
    private readonly figures: CountFigure,
  ) {}

  /** @throws ValidationError, DomainError brand/unknown, trend/unknown, dashboard/forbidden */
  async execute({ address, query, viewer }: ReadFigure): Promise<FigureDto> {
    return this.figures.at(address, await this.scopes.read(query, viewer));
  }
}
