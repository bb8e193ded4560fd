import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { NamedValues } from '../../questions/index.js';
import { idOf } from '../id-of-command.js';
import { SavedItemsStore } from '../saved-items-store.js';
import type { GroupDto, SaveGroupDto } from '../sets/group.dto.js';
import { keptOf, placeOfNew } from '../sets/kept-of.js';
import { MembersInWords } from '../sets/members-in-words.js';

/** A member puts brands, trends or others together under a name. */
export class SaveGroup extends Command<GroupDto> {
  constructor(
    readonly caller: Caller,
    readonly group: SaveGroupDto,
  ) {
    super();
  }
}

@CommandHandler(SaveGroup)
export class SaveGroupHandler implements ICommandHandler<SaveGroup> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly values: NamedValues,
    private readonly words: MembersInWords,
  ) {}

  /** @throws ValidationError, DomainError brand/unknown, trend/unknown, groups/invalid, groups/conflict */
  async execute({ caller, group: { name, dimension, members } }: SaveGroup): Promise<GroupDto> {
    await this.values.mustExist([{ path: 'members', dimension, any: members }]);
    const id = idOf(caller);
    const at = caller.metadata.occurredAt.toISOString();
    const save = {
      type: 'SaveGroup',
      by: caller.subject,
      id,
      name,
      dimension,
      members: [...new Set(members)],
      at,
    } as const;
    const saved = await this.savedItems.decide(caller, save);
    return keptOf(await this.words.groups({ saved, place: placeOfNew }), id);
  }
}
