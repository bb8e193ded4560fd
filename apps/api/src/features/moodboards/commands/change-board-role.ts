import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { BOARD_ROLES, type BoardRole } from '@toile/contracts';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { BoardAccess } from '../board-access.js';
import type { BoardPeopleDto } from '../board-people.dto.js';
import { BoardPersonLookup } from '../board-person-lookup.js';
import { PeopleOfBoard } from '../queries/people-of-board.js';

/** What somebody may do with a board. */
export class BoardRoleDto {
  @IsOneOf(BOARD_ROLES)
  role: BoardRole;
}

/** The same, or to take them off. */
export class BoardRoleOrNoneDto {
  @IsOneOf([...BOARD_ROLES, 'none'])
  role: BoardRole | 'none';
}

/** The owner of a board lets somebody do more with it, or less. */
export class ChangeBoardRole extends Command<BoardPeopleDto> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    /** Id of the person, as `people` names them. */
    readonly person: string,
    readonly role: BoardRole,
  ) {
    super();
  }
}

@CommandHandler(ChangeBoardRole)
export class ChangeBoardRoleHandler implements ICommandHandler<ChangeBoardRole> {
  constructor(
    private readonly access: BoardAccess,
    private readonly people: BoardPersonLookup,
    private readonly queries: QueryBus,
  ) {}

  /** @throws DomainError moodboard/unknown, moodboard/forbidden, board-person/unknown */
  async execute({ caller, slug, person: id, role }: ChangeBoardRole): Promise<BoardPeopleDto> {
    const person = await this.people.find(slug, caller.subject, id);
    await this.access.decide(slug, caller, { type: 'ChangeRole', by: caller.subject, person, role });
    return this.queries.execute(new PeopleOfBoard(slug, caller.subject));
  }
}
