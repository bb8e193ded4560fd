import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { AuditChainDto } from '../audit/audit-chain.dto.js';
import { AuditChain } from '../queries/audit-chain.js';
import { AuditPage, AuditPageDto, AuditQueryDto } from '../queries/audit-page.js';

@Controller('api/audit')
@Allow('audit:read')
export class AuditController {
  constructor(private readonly queries: QueryBus) {}

  /** Sign-ins, changes of roles and everything else noted around accounts, the newest first. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Query() { page }: AuditQueryDto): Promise<AuditPageDto> {
    return this.queries.execute(new AuditPage(page));
  }

  /** Whether the audit log is as it was written: every entry is chained to the one before it. */
  @Get('chain')
  @Allow('members:help')
  @Header('cache-control', 'private, no-store')
  chain(): Promise<AuditChainDto> {
    return this.queries.execute(new AuditChain());
  }
}
