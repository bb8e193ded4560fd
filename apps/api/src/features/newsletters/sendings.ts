import { Inject, Injectable } from '@nestjs/common';
import type { ContentOf } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import type { Queryable } from '../../kernel/jobs/jobs.js';
import { POOL } from '../../kernel/tokens.js';

export type NewsletterDoc = ContentOf<'newsletter'>;

export interface Sending {
  id: string;
  newsletter: string;
  /** As it was when it was sent: every reader of a language gets the same. */
  doc: NewsletterDoc;
  send_at: Date;
  /** Null when they have left. */
  made_by: string | null;
  made_at: Date;
  /** Since when every reader has a mail of it, that waits or has gone. */
  taken_at: Date | null;
  stopped_at: Date | null;
  /** Whether it was stopped because readers of the site did not see it any more. */
  withdrawn: boolean;
}

type NewSending = Pick<Sending, 'id' | 'newsletter' | 'doc' | 'send_at'> & { made_by: string };

/** Newsletters as they were sent: rows, since what they are about must be deletable. */
@Injectable()
export class Sendings {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** @throws DomainError newsletter-sending/conflict while another one of it has not begun */
  async add({ id, newsletter, doc, send_at, made_by }: NewSending, tx: Queryable): Promise<void> {
    const { rowCount } = (await tx.query(
      `INSERT INTO newsletter_sending (id, newsletter, doc, send_at, made_by) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (newsletter) WHERE taken_at IS NULL AND stopped_at IS NULL DO NOTHING`,
      [id, newsletter, JSON.stringify(doc), send_at, made_by],
    )) as pg.QueryResult;
    if (!rowCount)
      throw new DomainError('newsletter-sending/conflict', 'It waits to be sent already: stop that first.');
  }

  async find(id: string): Promise<Sending | undefined> {
    const { rows } = await this.pool.query<Sending>('SELECT * FROM newsletter_sending WHERE id = $1', [id]);
    return rows[0];
  }

  /** The newest first. */
  async of(newsletter: string): Promise<Sending[]> {
    const { rows } = await this.pool.query<Sending>(
      'SELECT * FROM newsletter_sending WHERE newsletter = $1 ORDER BY made_at DESC, id',
      [newsletter],
    );
    return rows;
  }

  /** Whether it goes on; nobody stops it until the transaction ends. */
  async hold(id: string, tx: Queryable): Promise<boolean> {
    const { rowCount } = (await tx.query(
      'SELECT FROM newsletter_sending WHERE id = $1 AND stopped_at IS NULL FOR UPDATE',
      [id],
    )) as pg.QueryResult;
    return rowCount === 1;
  }

  async taken(id: string, tx: Queryable): Promise<void> {
    await tx.query('UPDATE newsletter_sending SET taken_at = now() WHERE id = $1', [id]);
  }

  /** @returns whether it had not been stopped before */
  async stop(id: string, tx: Queryable, withdrawn = false): Promise<boolean> {
    const { rowCount } = (await tx.query(
      'UPDATE newsletter_sending SET stopped_at = now(), withdrawn = $2 WHERE id = $1 AND stopped_at IS NULL',
      [id, withdrawn],
    )) as pg.QueryResult;
    return rowCount === 1;
  }
}
