import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../audit/audit-log.js';
import { SessionStore } from '../sessions/session-store.js';
import { WaysIn } from '../sessions/ways-in.js';

/** A session ends, by its token. */
export class SignOut extends Command<void> {
  constructor(readonly session: string | undefined) {
    super();
  }
}

/** Every session and API token of a member ends. */
export class SignOutEverywhere extends Command<void> {
  constructor(readonly subject: string) {
    super();
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(private readonly sessions: SessionStore) {}

  execute({ session }: SignOut) {
    return this.sessions.end(session);
  }
}

@CommandHandler(SignOutEverywhere)
export class SignOutEverywhereHandler implements ICommandHandler<SignOutEverywhere> {
  constructor(
    private readonly waysIn: WaysIn,
    private readonly audit: AuditLog,
  ) {}

  async execute({ subject }: SignOutEverywhere) {
    await this.waysIn.endSessions(subject);
    await this.audit.note('sessions-ended', { actor: subject, subject });
  }
}
