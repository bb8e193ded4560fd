import { Controller, Get, Header, Param, UseGuards } from '@nestjs/common';
import type { ExportReceipt } from '@toile/contracts';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { DashboardGuard } from '../access/dashboard.guard.js';
import { NeedsScope } from '../access/needs-scope.decorator.js';
import { ANY_SCOPE } from '../access/scopes.js';
import { Receipts } from './receipts.js';

/** The receipt of an export, for whoever holds the file and its id. */
@Controller('api/dashboard/exports')
@Allow('anyone')
@UseGuards(DashboardGuard)
@NeedsScope(() => ANY_SCOPE)
export class ExportsController {
  constructor(private readonly receipts: Receipts) {}

  @Get(':id')
  @Header('cache-control', 'private, no-store')
  receipt(@Param('id') id: string): Promise<ExportReceipt> {
    return this.receipts.find(id);
  }
}
