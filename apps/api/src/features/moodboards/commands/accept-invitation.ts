import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { BoardAccess } from '../board-access.js';
import { BoardInvitations, hashOfToken } from '../board-invitations.js';
import type { JoinedBoardDto } from '../board-people.dto.js';
import { invitationOver } from '../domain/board-people.errors.js';
import { MoodboardsReadModel } from '../read-models/moodboards.read-model.js';

/** Whoever was invited joins the board, once, with the account of the address the link was sent to. */
export class AcceptInvitation extends Command<JoinedBoardDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly token: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation> {
  constructor(
    private readonly access: BoardAccess,
    private readonly readModel: MoodboardsReadModel,
    private readonly invitations: BoardInvitations,
  ) {}

  /** @throws DomainError invitation/expired, invitation/forbidden, invitation/conflict */
  async execute({ caller, member, token }: AcceptInvitation): Promise<JoinedBoardDto> {
    const tokenHash = hashOfToken(token);
    const board = await this.readModel.inviting(tokenHash);
    const invitation = board?.doc.access.invitations.find((one) => one.tokenHash === tokenHash);
    if (!board || !invitation) throw invitationOver();
    const { subject: by, email, verified } = member;
    const key = verified ? this.invitations.keyOf(email) : null;
    const at = caller.metadata.occurredAt;
    const command = { type: 'AcceptInvitation', by, tokenHash, key, at } as const;
    await this.access.decide(board.slug, caller, command, (tx) => this.invitations.forget(tx, invitation.id));
    return { slug: board.slug };
  }
}
