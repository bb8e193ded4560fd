import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { BoardAccess } from '../board-access.js';
import { BoardInvitations } from '../board-invitations.js';

/** The owner of a board takes an invitation back: its link stops working. */
export class WithdrawInvitation extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly invitation: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawInvitation)
export class WithdrawInvitationHandler implements ICommandHandler<WithdrawInvitation> {
  constructor(
    private readonly access: BoardAccess,
    private readonly invitations: BoardInvitations,
  ) {}

  /** @throws DomainError moodboard/unknown, moodboard/forbidden, invitation/unknown */
  async execute({ caller, slug, invitation }: WithdrawInvitation): Promise<void> {
    const command = { type: 'WithdrawInvitation', by: caller.subject, invitation } as const;
    await this.access.decide(slug, caller, command, (tx) => this.invitations.forget(tx, invitation));
  }
}
