import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SessionSummary } from '@toile/contracts';
import { SessionStore } from '../sessions/session-store.js';

/** A session as its member sees it. */
export class SessionDto implements SessionSummary {
  /**
   * Not its token.
   * @example "5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11"
   */
  id: string;
  /**
   * Browser and system, as far as they said.
   * @example "Firefox on Linux"
   */
  device: string;
  /** @example "2026-11-01T09:00:00.000Z" */
  created_at: string;
  /** @example "2026-11-20T12:00:00.000Z" */
  last_seen_at: string;
  /** The one that asks. */
  current: boolean;
}

/** Where the member is signed in. */
export class OwnSessionsDto {
  results: SessionDto[];
}

export class OwnSessions extends Query<OwnSessionsDto> {
  constructor(
    readonly subject: string,
    /** The token of the session that asks. */
    readonly current: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(OwnSessions)
export class OwnSessionsHandler implements IQueryHandler<OwnSessions> {
  constructor(private readonly sessions: SessionStore) {}

  async execute({ subject, current }: OwnSessions): Promise<OwnSessionsDto> {
    return { results: await this.sessions.list(subject, current) };
  }
}
