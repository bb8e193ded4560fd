import { Controller, Get, Header, Param, UseGuards } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { ANY_SCOPE, DashboardGuard, NeedsScope } from '../../figures/index.js';
import { ExportReceiptDto, ReceiptOfExport } from '../queries/receipt-of-export.js';

@Controller('api/dashboard/exports')
@Allow('anyone')
@UseGuards(DashboardGuard)
@NeedsScope(() => ANY_SCOPE)
export class ExportsController {
  constructor(private readonly queries: QueryBus) {}

  /** The receipt of an export (any figure with `format=csv|xlsx|json|parquet`), for whoever holds the file and its id. */
  @Get(':id')
  @Header('cache-control', 'private, no-store')
  receipt(@Param('id') id: string): Promise<ExportReceiptDto> {
    return this.queries.execute(new ReceiptOfExport(id));
  }
}
