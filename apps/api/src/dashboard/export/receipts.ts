import { Inject, Injectable } from '@nestjs/common';
import type { ExportReceipt } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { POOL } from '../../tokens.js';

/** Receipts of exports. They say what was exported, and not by whom. */
@Injectable()
export class Receipts {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async keep(receipt: ExportReceipt): Promise<void> {
    await this.pool.query('INSERT INTO dashboard_export (id, receipt) VALUES ($1, $2)', [
      receipt.id,
      receipt,
    ]);
  }

  /** @throws DomainError export/unknown */
  async find(id: string): Promise<ExportReceipt> {
    const { rows } = await this.pool.query<{ receipt: ExportReceipt }>(
      'SELECT receipt FROM dashboard_export WHERE id::text = $1',
      [id],
    );
    if (!rows[0]) throw new DomainError('export/unknown', `There is no export "${id}".`);
    return rows[0].receipt;
  }
}
