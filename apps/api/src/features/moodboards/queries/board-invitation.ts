import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BoardInvitationFit } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { BoardInvitations, hashOfToken } from '../board-invitations.js';
import { BoardNames } from '../board-names.js';
import type { BoardInvitationDto } from '../board-people.dto.js';
import { waitingFor } from '../domain/board-people.decider.js';
import { invitationOver } from '../domain/board-people.errors.js';
import { MoodboardsReadModel } from '../read-models/moodboards.read-model.js';

/** What a link invites to, as its mail says; it changes nothing. */
export class BoardInvitation extends Query<BoardInvitationDto> {
  constructor(
    readonly token: string,
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

@QueryHandler(BoardInvitation)
export class BoardInvitationHandler implements IQueryHandler<BoardInvitation> {
  constructor(
    private readonly readModel: MoodboardsReadModel,
    private readonly names: BoardNames,
    private readonly invitations: BoardInvitations,
  ) {}

  /** @throws DomainError invitation/expired */
  async execute({ token, viewer }: BoardInvitation): Promise<BoardInvitationDto> {
    const tokenHash = hashOfToken(token);
    const board = await this.readModel.inviting(tokenHash);
    const by = board && (await this.names.of(board.doc.owner));
    if (!board || !by) throw invitationOver();
    const { key, role, until } = waitingFor(board.doc, tokenHash, new Date());
    return { board: board.doc.name, by: by.name, role, until, fits: this.fit(key, viewer) };
  }

  /** Nothing is said of the address itself: whoever has the link may not be who it was sent to. */
  private fit(key: string, viewer: Member | undefined): BoardInvitationFit {
    if (!viewer) return 'sign-in';
    if (key !== this.invitations.keyOf(viewer.email)) return 'other-address';
    return viewer.verified ? 'yes' : 'confirm-address';
  }
}
