import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { BoardInvitations } from '../board-invitations.js';
import { BoardNames } from '../board-names.js';
import type { BoardPeopleDto, BoardPersonDto, SentInvitationDto } from '../board-people.dto.js';
import { isWaiting } from '../domain/board-people.decider.js';
import { unknownBoard } from '../domain/moodboard.errors.js';
import { MoodboardsReadModel, type SeenBoard } from '../read-models/moodboards.read-model.js';

/** Who is on a board, for those on it; who is invited, for its owner. */
export class PeopleOfBoard extends Query<BoardPeopleDto> {
  constructor(
    readonly slug: string,
    readonly subject: string,
  ) {
    super();
  }
}

@QueryHandler(PeopleOfBoard)
export class PeopleOfBoardHandler implements IQueryHandler<PeopleOfBoard> {
  constructor(
    private readonly readModel: MoodboardsReadModel,
    private readonly names: BoardNames,
    private readonly invitations: BoardInvitations,
  ) {}

  /** @throws DomainError moodboard/unknown */
  async execute({ slug, subject }: PeopleOfBoard): Promise<BoardPeopleDto> {
    const seen = await this.readModel.seen(subject, slug);
    const { doc, role } = seen;
    const nameOf = await this.names.on(doc);
    const owner = nameOf(doc.owner);
    if (!owner) throw unknownBoard();
    const people = doc.access.people.flatMap(({ person, role: may }): BoardPersonDto[] => {
      const named = nameOf(person);
      return named ? [{ ...named, role: may, you: person === subject }] : [];
    });
    return {
      role,
      owner,
      people,
      invitations: role === 'own' ? await this.sent(seen) : [],
      mention_mails: !doc.access.quiet.includes(subject),
    };
  }

  /** Those whose address is still kept. */
  private async sent({ slug, doc }: SeenBoard): Promise<SentInvitationDto[]> {
    const addresses = await this.invitations.addressesOf(slug);
    const now = new Date();
    return doc.access.invitations.flatMap((invitation) => {
      const { id, role, until, declined } = invitation;
      const email = addresses.get(id);
      const waits = isWaiting(invitation, now) ? 'waiting' : 'over';
      return email ? [{ id, email, role, until, state: declined ? 'declined' : waits }] : [];
    });
  }
}
