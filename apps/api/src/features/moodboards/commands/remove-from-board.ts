import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { BoardAccess } from '../board-access.js';
import { BoardPersonLookup } from '../board-person-lookup.js';

/** The owner of a board takes somebody off, or somebody leaves it. */
export class RemoveFromBoard extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    /** Id of the person, as `people` names them; null for the caller. */
    readonly person: string | null,
  ) {
    super();
  }
}

@CommandHandler(RemoveFromBoard)
export class RemoveFromBoardHandler implements ICommandHandler<RemoveFromBoard> {
  constructor(
    private readonly access: BoardAccess,
    private readonly people: BoardPersonLookup,
  ) {}

  /** @throws DomainError moodboard/unknown, moodboard/forbidden, board-person/unknown */
  async execute({ caller, slug, person: id }: RemoveFromBoard): Promise<void> {
    const person = id === null ? caller.subject : await this.people.find(slug, caller.subject, id);
    await this.access.decide(slug, caller, { type: 'RemovePerson', by: caller.subject, person });
  }
}
