import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PostgresEventStore, RecordedEvent } from '@toile/event-store';
import { DataSource } from 'typeorm';
import { EVENT_STORE } from '../../../kernel/event-store/tokens.js';
import { MailReturns } from '../../../kernel/mail/mail-returns.js';
import { AuditEntryDto } from '../audit/audit-entry.dto.js';
import { AuditLog } from '../audit/audit-log.js';
import { Members } from '../members/members.js';
import { SessionStore } from '../sessions/session-store.js';
import { OwnDataParts } from './own-data-parts.js';
import { SessionDto } from './own-sessions.js';
import { ReturnedMailDto } from './returned-mail.js';

/** Everything kept about a member. */
export class OwnDataDto {
  /** What they say of themselves, with what they may do. */
  profile: object;
  sessions: SessionDto[];
  /** Browsers they have signed in with. */
  known_devices: object[];
  /** What was noted about sign-ins. */
  sign_ins: AuditEntryDto[];
  /** Tokens of programs, without the tokens themselves. */
  dashboard_tokens: object[];
  /** What their assistants asked. */
  assistant_calls: object[];
  /** Buckets that tables are put into, without the secrets of their keys. */
  scheduled_exports: object[];
  /** Figures they show on other sites. */
  embedded_figures: object[];
  /** Newsletters that went to their address, for a year. */
  newsletters: object[];
  /** Mails to their address, for a month. */
  mails: object[];
  /** That mails to their address come back, and of which kind that is. */
  returned_mail: ReturnedMailDto | null;
  /** Pictures of their own on boards; `path` leads to each while they are signed in. */
  board_pictures: object[];
  /** Boards of others they are on. */
  shared_boards: object[];
  /** Invitations to boards that were sent to their address and wait, or were sent by them. */
  board_invitations: object[];
  /** Until when they have read the comments of boards. */
  board_comments_read: object[];
  /** Every event they caused. */
  events: object[];
}

export class OwnData extends Query<OwnDataDto> {
  constructor(
    readonly subject: string,
    /** The token of the session that asks. */
    readonly session: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(OwnData)
export class OwnDataHandler implements IQueryHandler<OwnData> {
  constructor(
    private readonly members: Members,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    private readonly dataSource: DataSource,
    private readonly parts: OwnDataParts,
    private readonly returns: MailReturns,
  ) {}

  async execute({ subject, session }: OwnData): Promise<OwnDataDto> {
    const doc = await this.members.document('subject', subject);
    const { password_hash: _, ...profile } = doc ?? { password_hash: null };
    return {
      profile,
      sessions: await this.sessions.list(subject, session),
      known_devices: await this.rows('account_device', '', subject),
      sign_ins: await this.audit.about(subject),
      dashboard_tokens: await this.rows('dashboard_token', 'name, scopes, ', subject),
      assistant_calls: await this.dataSource.query<object[]>(
        'SELECT token, tool, asked, outcome, said, took_ms, asked_at FROM assistant_call WHERE subject = $1 ORDER BY position',
        [subject],
      ),
      scheduled_exports: await this.dataSource.query<object[]>(
        `SELECT endpoint, region, bucket, prefix, access_key_id, tables, every, first_day::text, created_at, last_at, last_outcome
         FROM scheduled_export WHERE subject = $1 ORDER BY created_at`,
        [subject],
      ),
      embedded_figures: await this.rows('dashboard_embed', 'id, figure, filters, question, ', subject),
      newsletters: await this.dataSource.query<object[]>(
        `SELECT newsletter, state, made_at, bounced_at FROM newsletter_mail JOIN account_address USING (address_hash)
         WHERE subject = $1 ORDER BY made_at, newsletter`,
        [subject],
      ),
      mails: await this.dataSource.query<object[]>(
        `SELECT made_at, returned_at FROM mail_sent JOIN account_address USING (address_hash)
         WHERE subject = $1 ORDER BY made_at`,
        [subject],
      ),
      returned_mail: doc ? await this.returns.of(doc.email) : null,
      board_pictures: await this.dataSource.query<object[]>(
        `SELECT '/moodboards/pictures/own/' || id || '/large' AS path, width, height, bytes, created_at, unused_since
         FROM board_picture WHERE subject = $1 ORDER BY created_at, id`,
        [subject],
      ),
      shared_boards: await this.parts.sharedBoards(subject),
      board_invitations: await this.dataSource.query<object[]>(
        `SELECT board, until, moodboard_invitation.subject = $1 AS sent_by_them FROM moodboard_invitation LEFT JOIN account_address address USING (address_hash)
         WHERE moodboard_invitation.subject = $1 OR address.subject = $1 ORDER BY until, id`,
        [subject],
      ),
      board_comments_read: await this.dataSource.query<object[]>(
        'SELECT board, read_at FROM moodboard_comments_read WHERE subject = $1 ORDER BY board',
        [subject],
      ),
      events: await this.events(subject),
    };
  }

  /** What stands in a table of its own, of another feature too; never the hash of a token. */
  private rows(table: string, columns: string, subject: string): Promise<object[]> {
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
