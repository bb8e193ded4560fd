import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { AuditChainDto } from './audit-chain.dto.js';
import type { AuditEntryDto } from './audit-entry.dto.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Each has words in `newsroom.people.actions` ("has words for all that is noted"). */
export const AUDITED_ACTIONS = [
  'signed-in',
  'sign-in-failed',
  'registered',
  'password-changed',
  'password-reset',
  'email-changed',
  'sign-in-linked',
  'sessions-ended',
  'tokens-ended',
  'roles-changed',
  'device-released',
  'subscription-prolonged',
  'payment-refunded',
  'data-exported',
  'erasure-asked',
  'help-refused',
  'plan-changed',
  'coupon-changed',
  'company-deal-changed',
  'newsletter-sent',
  'newsletter-stopped',
  'newsletter-bounced',
  'mail-bounced',
  'invitation-reported',
  'dead-letters-redriven',
  'replay-begun',
  'replay-accepted',
  'replay-discarded',
  'projection-rebuilt',
  'job-retried',
  'job-dropped',
  'figures-recounted',
  'erased',
] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

const CHAIN = `
  SELECT count(*)::int AS entries,
    min(coalesce(link, number)) FILTER (
      WHERE link IS DISTINCT FROM number
        OR hash IS DISTINCT FROM account_audit_hash(previous, link, at, action, actor, subject, detail)
    )::int AS broken_at,
    (array_agg(encode(hash, 'hex') ORDER BY link DESC))[1] AS last_hash
  FROM (
    SELECT *, lag(hash) OVER (ORDER BY link) AS previous, row_number() OVER (ORDER BY link) AS number FROM account_audit
  ) AS chained`;

/** What happened around accounts and roles. Names people by subject id, so it stays when they have gone. */
@Injectable()
export class AuditLog {
  constructor(@InjectRepository(AuditEntryEntity) private readonly entries: Repository<AuditEntryEntity>) {}

  async note(
    action: AuditedAction,
    who: { actor?: string | null; subject?: string | null; detail?: Record<string, unknown> },
  ): Promise<void> {
    const { actor = null, subject = null, detail = {} } = who;
    await this.entries.insert({ action, actor, subject, detail });
  }

  /** The newest first. */
  async page(page: number, size: number): Promise<{ results: AuditEntryDto[]; total_count: number }> {
    const [found, total_count] = await this.entries.findAndCount({
      order: { id: 'DESC' },
      take: size,
      skip: (page - 1) * size,
    });
    return { results: found.map(toAuditEntry), total_count };
  }

  /**
   * Whether every entry is as it was written and follows the one before it. Who cuts the end off breaks no link: the last hash, kept
   * elsewhere, tells that.
   */
  async chain(): Promise<AuditChainDto> {
    const [found] = await this.entries.query<AuditChainDto[]>(CHAIN);
    return found ?? { entries: 0, broken_at: null, last_hash: null };
  }

  /** What it holds about one member. */
  async about(subject: string): Promise<AuditEntryDto[]> {
    return (await this.entries.find({ where: { subject }, order: { id: 'ASC' } })).map(toAuditEntry);
  }
}

const toAuditEntry = ({ id, at, ...rest }: AuditEntryEntity): AuditEntryDto => ({
  ...rest,
  id: Number(id),
  at: at.toISOString(),
});
