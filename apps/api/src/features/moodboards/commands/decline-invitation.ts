import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { correlationId } from '@toile/platform';
import { IsFormBoolean } from '../../../kernel/http/dto/form-boolean.decorator.js';
import { AuditLog } from '../../accounts/index.js';
import { BoardAccess } from '../board-access.js';
import { hashOfToken } from '../board-invitations.js';
import { invitationOver } from '../domain/board-people.errors.js';
import { MoodboardsReadModel } from '../read-models/moodboards.read-model.js';

/** How an invitation is declined. */
export class DeclineInvitationDto {
  /** Whether it should not have been sent: operators see whose it was. */
  @IsFormBoolean()
  report: boolean = false;
}

/** Whoever has the link wants no part in the board, and no further mail about it; an account is not needed for that. */
export class DeclineInvitation extends Command<void> {
  constructor(
    readonly token: string,
    readonly reported: boolean,
  ) {
    super();
  }
}

@CommandHandler(DeclineInvitation)
export class DeclineInvitationHandler implements ICommandHandler<DeclineInvitation> {
  constructor(
    private readonly access: BoardAccess,
    private readonly readModel: MoodboardsReadModel,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError invitation/expired */
  async execute({ token, reported }: DeclineInvitation): Promise<void> {
    const tokenHash = hashOfToken(token);
    const board = await this.readModel.inviting(tokenHash);
    if (!board) throw invitationOver();
    const [commandId, at] = [randomUUID(), new Date()];
    const conversation = correlationId() ?? commandId;
    // Without an actor: nobody is told whether it was somebody with an account.
    const metadata = { correlationId: conversation, causationId: null, actor: null, occurredAt: at };
    const command = { type: 'DeclineInvitation', by: null, tokenHash, reported, at } as const;
    await this.access.decide(board.slug, { commandId, metadata }, command);
    if (reported)
      await this.audit.note('invitation-reported', {
        subject: board.doc.owner,
        detail: { board: board.slug },
      });
  }
}
