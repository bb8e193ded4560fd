import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AuditChainDto } from '../audit/audit-chain.dto.js';
import { AuditLog } from '../audit/audit-log.js';

/** Whether the audit log is as it was written. */
export class AuditChain extends Query<AuditChainDto> {}

@QueryHandler(AuditChain)
export class AuditChainHandler implements IQueryHandler<AuditChain> {
  constructor(private readonly audit: AuditLog) {}

  execute(): Promise<AuditChainDto> {
    return this.audit.chain();
  }
}
