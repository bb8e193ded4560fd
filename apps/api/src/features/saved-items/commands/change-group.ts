import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { NamedValues } from '../../questions/index.js';
import { SavedItemsStore } from '../saved-items-store.js';
import type { ChangeGroupDto, GroupDto } from '../sets/group.dto.js';
import { keptOf } from '../sets/kept-of.js';
import { MembersInWords } from '../sets/members-in-words.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** A member gives a group another name or other members. */
export class ChangeGroup extends Command<GroupDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly changes: ChangeGroupDto,
  ) {
    super();
  }
}

@CommandHandler(ChangeGroup)
export class ChangeGroupHandler implements ICommandHandler<ChangeGroup> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly shared: SharedSavedItems,
    private readonly values: NamedValues,
    private readonly words: MembersInWords,
  ) {}

  /** @throws ValidationError, DomainError groups/unknown, groups/invalid, brand/unknown, trend/unknown */
  async execute({ caller, id, changes: { name, members } }: ChangeGroup): Promise<GroupDto> {
    const { owner, saved } = await this.shared.editable('group', id, caller.subject);
    const group = keptOf(saved.groups, id);
    if (members) await this.values.mustExist([{ path: 'members', dimension: group.dimension, any: members }]);
    const change = {
      type: 'ChangeGroup',
      by: owner,
      id,
      name,
      members: members && [...new Set(members)],
    } as const;
    const changed = await this.savedItems.decide({ ...caller, subject: owner }, change);
    const place = await this.shared.placeOf('group', id, owner, caller.subject);
    return keptOf(await this.words.groups({ saved: changed, place: () => place }), id);
  }
}
