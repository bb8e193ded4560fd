import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import { IsUUID, isUUID } from 'class-validator';
import { AuditLog } from '../audit/audit-log.js';
import { SessionStore } from '../sessions/session-store.js';

/** Which session is to end. */
export class EndSessionDto {
  /**
   * Its id, which is not its token.
   * @example "5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11"
   */
  @IsUUID()
  id: string;
}

/** A member ends one of their sessions. */
export class EndSession extends Command<void> {
  constructor(
    readonly subject: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError session/unknown */
  async execute({ subject, id }: EndSession) {
    if (!isUUID(id) || !(await this.sessions.revoke(subject, id)))
      throw new DomainError('session/unknown', 'There is no such session.');
    await this.audit.note('sessions-ended', { actor: subject, subject });
  }
}
