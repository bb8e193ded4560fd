import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../kernel/auth/member.js';
import { OwnBrands } from '../catalogue/index.js';
import type { ShowReportsDto } from './brand-figures.dto.js';
import { ShowReports } from './show-reports.js';

/** What a brand was told the morning after its shows. */
export class OwnShowReports extends Query<ShowReportsDto> {
  constructor(
    readonly member: Member,
    readonly brand: string,
  ) {
    super();
  }
}

@QueryHandler(OwnShowReports)
export class OwnShowReportsHandler implements IQueryHandler<OwnShowReports> {
  constructor(
    private readonly brands: OwnBrands,
    private readonly reports: ShowReports,
  ) {}

  /** @throws DomainError designer/unknown, designer/forbidden */
  async execute({ member, brand }: OwnShowReports): Promise<ShowReportsDto> {
    await this.brands.brand(member, brand);
    return { results: await this.reports.of(brand) };
  }
}
