import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { PageDto } from '../../../kernel/http/dto/page.dto.js';
import { AuditEntryDto } from '../audit/audit-entry.dto.js';
import { AuditLog } from '../audit/audit-log.js';

const PAGE_SIZE = 50;

/** Which page of the audit is asked for. */
export class AuditQueryDto {
  /** The first page is 1. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  page: number = 1;
}

/** What was noted around accounts, the newest first. */
export class AuditPageDto extends PageDto {
  results: AuditEntryDto[];
}

export class AuditPage extends Query<AuditPageDto> {
  constructor(readonly page: number) {
    super();
  }
}

@QueryHandler(AuditPage)
export class AuditPageHandler implements IQueryHandler<AuditPage> {
  constructor(private readonly audit: AuditLog) {}

  async execute({ page }: AuditPage): Promise<AuditPageDto> {
    const { results, total_count } = await this.audit.page(page, PAGE_SIZE);
    return { results, total_count, page, page_size: PAGE_SIZE };
  }
}
