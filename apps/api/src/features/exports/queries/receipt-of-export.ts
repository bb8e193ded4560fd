import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { ExportFormat, ExportReceipt } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { isUUID } from 'class-validator';
import { Repository } from 'typeorm';
import { WindowDto } from '../../figures/index.js';
import { ExportReceiptEntity } from '../commands/keep-receipt.js';

/** What an exported table is. */
export class ExportReceiptDto implements ExportReceipt {
  /** @example "5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11" */
  id: string;
  /**
   * The address that gives the same table again: as it was known when it was exported.
   * @example "/api/dashboard/graphs/ranking?as_of=2026-11-20T12%3A00%3A00.000Z"
   */
  again: string;
  /** `pdf` where the table stands on a printed page, `pptx` where it is a slide's. */
  format: ExportFormat | 'pdf' | 'pptx';
  /** @example "ranking_traffic" */
  definition: string | null;
  /** @example 2 */
  version: number | null;
  /** @example { "type": "woman", "season": "spring-summer-2027" } */
  filters: Record<string, string>;
  window: WindowDto;
  /** @example "2026-11-20T12:00:00.000Z" */
  as_of: string;
  /** @example "2026-11-20T11:59:59.000Z" */
  fresh_to: string | null;
  /** @example 20 */
  rows: number;
  /** @example ["label", "value"] */
  columns: string[];
  /**
   * SHA-256 over the column names and each row as JSON arrays, a line each: equal in every format.
   * @example "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c"
   */
  sha256: string;
  /** @example "2026-11-20T12:00:00.000Z" */
  created_at: string;
}

export class ReceiptOfExport extends Query<ExportReceiptDto> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(ReceiptOfExport)
export class ReceiptOfExportHandler implements IQueryHandler<ReceiptOfExport> {
  constructor(
    @InjectRepository(ExportReceiptEntity) private readonly receipts: Repository<ExportReceiptEntity>,
  ) {}

  /** @throws DomainError export/unknown */
  async execute({ id }: ReceiptOfExport): Promise<ExportReceiptDto> {
    const kept = isUUID(id) ? await this.receipts.findOneBy({ id }) : null;
    if (!kept) throw new DomainError('export/unknown', `There is no export "${id}".`);
    return kept.receipt;
  }
}
