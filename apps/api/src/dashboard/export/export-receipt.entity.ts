import type { ExportReceipt } from '@toile/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The receipt of an export. It says what was exported, and not by whom. */
@Entity('dashboard_export')
export class ExportReceiptEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('jsonb')
  receipt: ExportReceipt;
}
