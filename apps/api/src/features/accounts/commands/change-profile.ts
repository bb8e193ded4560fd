import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { Members } from '../members/members.js';
import type { ChangeProfileDto } from '../members/profile.dto.js';
import { SessionStore } from '../sessions/session-store.js';

/** A member changes what they say of themselves; what is left out stays. */
export class ChangeProfile extends Command<Member> {
  constructor(
    readonly subject: string,
    readonly change: ChangeProfileDto,
  ) {
    super();
  }
}

@CommandHandler(ChangeProfile)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfile> {
  constructor(
    private readonly members: Members,
    private readonly sessions: SessionStore,
  ) {}

  async execute({ subject, change }: ChangeProfile) {
    await this.members.decide(subject, { type: 'ChangeProfile', ...change });
    this.sessions.clearCache();
    return this.members.mustFind(subject);
  }
}
