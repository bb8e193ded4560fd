import { Inject, Injectable } from '@nestjs/common';
import type { PostgresEventStore, RecordedEvent } from '@toile/event-store';
import { DataSource } from 'typeorm';
import { EVENT_STORE } from '../../event-store/tokens.js';
import { AuditLog } from '../audit/audit-log.js';
import { Members } from '../members/members.js';
import { SessionStore } from '../sessions/session-store.js';

/** Everything kept about a member: profile, sessions, what was noted about sign-ins, and every event they caused. */
@Injectable()
export class MemberData {
  constructor(
    private readonly members: Members,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    private readonly dataSource: DataSource,
  ) {}

  async of(subject: string, session: string | undefined) {
    const doc = await this.members.document('subject', subject);
    const { password_hash: _, ...profile } = doc ?? { password_hash: null };
    return {
      profile,
      sessions: await this.sessions.list(subject, session),
      known_devices: await this.rows('account_device', '', subject),
      sign_ins: await this.audit.about(subject),
      dashboard_tokens: await this.rows('dashboard_token', 'name, scopes, ', subject),
      embedded_figures: await this.rows('dashboard_embed', 'id, figure, filters, ', subject),
      events: await this.events(subject),
    };
  }

  /** What stands in a table of its own; never the hash of a token. */
  private async rows(table: string, columns: string, subject: string): Promise<object[]> {
    return this.dataSource.query<object[]>(
      `SELECT ${columns}created_at, last_used_at FROM ${table} WHERE subject = $1 ORDER BY created_at`,
      [subject],
    );
  }

  /** Of the streams the member has acted in, their own events only. */
  private async events(subject: string): Promise<object[]> {
    const rows = await this.dataSource.query<{ stream: string }[]>(
      `SELECT stream FROM event_store.event WHERE metadata->>'actor' = $1 GROUP BY stream ORDER BY min(position)`,
      [subject],
    );
    const streams = await Promise.all(rows.map(({ stream }) => this.store.load(stream)));
    return streams
      .flat()
      .filter(({ metadata }) => metadata.actor === subject)
      .sort((a, b) => a.position - b.position)
      .map(readable);
  }
}

function readable({ type, data, stream, metadata }: RecordedEvent): object {
  const { password_hash: _, ...shown } = data as { password_hash?: unknown };
  return { type, at: metadata.occurredAt, stream, data: shown };
}
