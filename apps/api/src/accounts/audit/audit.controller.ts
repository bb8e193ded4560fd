import { Controller, Get, Header, Query } from '@nestjs/common';
import { validate } from '@toile/platform';
import { z } from 'zod';
import { Allow } from '../roles/allow.decorator.js';
import { AuditLog } from './audit-log.js';

export const auditQuerySchema = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });
const PAGE_SIZE = 50;

@Controller('api/audit')
@Allow('audit:read')
export class AuditController {
  constructor(private readonly audit: AuditLog) {}

  /** Sign-ins, changes of roles and everything else noted around accounts, the newest first. */
  @Get()
  @Header('cache-control', 'private, no-store')
  async list(@Query() query: unknown) {
    const { page } = validate(auditQuerySchema, query);
    return { ...(await this.audit.page(page, PAGE_SIZE)), page, page_size: PAGE_SIZE };
  }
}
