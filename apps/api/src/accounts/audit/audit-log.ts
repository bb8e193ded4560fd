import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { POOL } from '../../tokens.js';

export type AuditedAction =
  | 'signed-in'
  | 'sign-in-failed'
  | 'registered'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'sign-in-linked'
  | 'sessions-ended'
  | 'tokens-ended'
  | 'roles-changed'
  | 'erased';

export interface AuditEntry {
  id: number;
  at: string;
  action: string;
  actor: string | null;
  subject: string | null;
  detail: Record<string, unknown>;
}

/** What happened around accounts and roles. Names people by subject id, so it stays when they have gone. */
@Injectable()
export class AuditLog {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async note(
    action: AuditedAction,
    who: { actor?: string | null; subject?: string | null; detail?: Record<string, unknown> },
  ): Promise<void> {
    await this.pool.query(
      'INSERT INTO account_audit (action, actor, subject, detail) VALUES ($1, $2, $3, $4)',
      [action, who.actor ?? null, who.subject ?? null, JSON.stringify(who.detail ?? {})],
    );
  }

  /** The newest first. */
  async page(page: number, size: number): Promise<{ results: AuditEntry[]; total_count: number }> {
    const { rows } = await this.pool.query<AuditEntry & { total: number }>(
      `SELECT id::int, at, action, actor, subject, detail, (SELECT count(*)::int FROM account_audit) AS total
       FROM account_audit ORDER BY account_audit.id DESC LIMIT $1 OFFSET $2`,
      [size, (page - 1) * size],
    );
    return { results: rows.map(({ total: _, ...row }) => row), total_count: rows[0]?.total ?? 0 };
  }

  /** What it holds about one member. */
  async about(subject: string): Promise<AuditEntry[]> {
    const { rows } = await this.pool.query<AuditEntry>(
      'SELECT id::int, at, action, actor, subject, detail FROM account_audit WHERE subject = $1 ORDER BY account_audit.id',
      [subject],
    );
    return rows;
  }
}
