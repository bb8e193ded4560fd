import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { NamedValues } from '../../questions/index.js';
import { idOf } from '../id-of-command.js';
import { SavedItemsStore } from '../saved-items-store.js';
import type { ComparisonSetDto, SaveComparisonSetDto } from '../sets/comparison-set.dto.js';
import { keptOf, placeOfNew } from '../sets/kept-of.js';
import { MembersInWords } from '../sets/members-in-words.js';

/** A member keeps what is to stand side by side. */
export class SaveComparisonSet extends Command<ComparisonSetDto> {
  constructor(
    readonly caller: Caller,
    readonly set: SaveComparisonSetDto,
  ) {
    super();
  }
}

@CommandHandler(SaveComparisonSet)
export class SaveComparisonSetHandler implements ICommandHandler<SaveComparisonSet> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly values: NamedValues,
    private readonly words: MembersInWords,
  ) {}

  /** @throws ValidationError, DomainError brand/unknown, trend/unknown, sets/invalid, sets/conflict */
  async execute({ caller, set: { name, dimension, members } }: SaveComparisonSet): Promise<ComparisonSetDto> {
    await this.values.mustExist([{ path: 'members', dimension, any: members }]);
    const id = idOf(caller);
    const at = caller.metadata.occurredAt.toISOString();
    const save = {
      type: 'SaveSet',
      by: caller.subject,
      id,
      name,
      dimension,
      members: [...new Set(members)],
      at,
    } as const;
    const saved = await this.savedItems.decide(caller, save);
    return keptOf(await this.words.sets({ saved, place: placeOfNew }), id);
  }
}
