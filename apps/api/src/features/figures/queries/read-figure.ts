import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { FigureDto } from '../figure/figure.dto.js';
import type { FigureQueryDto } from '../scope/figure-query.dto.js';
import { ReadScope } from '../scope/read-scope.js';
import { dayInParis } from '../scope/scope.js';
import { type CountedAddress, CountFigure } from './count-figure.js';
import { RecentFigures } from './recent-figures.js';

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
    private readonly recent: RecentFigures,
  ) {}

  /** @throws ValidationError, DomainError brand/unknown, trend/unknown, dashboard/forbidden */
  async execute({ address, query, viewer }: ReadFigure): Promise<FigureDto> {
    const scope = await this.scopes.read(query, viewer);
    const { environment, season, seasons, asOf } = scope;
    // Who may see it has been looked at; a day's own draw is another one tomorrow.
    const key = JSON.stringify([address, query, environment, season, seasons, dayInParis(asOf)]);
    return this.recent.read(key, () => this.figures.at(address, scope));
  }
}
