import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { NamedValues } from '../../questions/index.js';
import { othersDefault } from '../domain/saved-items.errors.js';
import { SavedItemsStore } from '../saved-items-store.js';
import type { ChangeComparisonSetDto, ComparisonSetDto } from '../sets/comparison-set.dto.js';
import { keptOf } from '../sets/kept-of.js';
import { MembersInWords } from '../sets/members-in-words.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** A member gives a set another name or other members, or makes it what is compared with by default. */
export class ChangeComparisonSet extends Command<ComparisonSetDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly changes: ChangeComparisonSetDto,
  ) {
    super();
  }
}

@CommandHandler(ChangeComparisonSet)
export class ChangeComparisonSetHandler implements ICommandHandler<ChangeComparisonSet> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly shared: SharedSavedItems,
    private readonly values: NamedValues,
    private readonly words: MembersInWords,
  ) {}

  /** @throws ValidationError, DomainError sets/unknown, sets/invalid, brand/unknown, trend/unknown */
  async execute({ caller, id, changes }: ChangeComparisonSet): Promise<ComparisonSetDto> {
    const { name, members, is_default } = changes;
    const { owner, saved } = await this.shared.editable('set', id, caller.subject);
    const set = keptOf(saved.sets, id);
    if (is_default !== undefined && owner !== caller.subject) throw othersDefault();
    if (members) await this.values.mustExist([{ path: 'members', dimension: set.dimension, any: members }]);
    const change = {
      type: 'ChangeSet',
      by: owner,
      id,
      name,
      members: members && [...new Set(members)],
      isDefault: is_default,
    } as const;
    const changed = await this.savedItems.decide({ ...caller, subject: owner }, change);
    const place = await this.shared.placeOf('set', id, owner, caller.subject);
    return keptOf(await this.words.sets({ saved: changed, place: () => place }), id);
  }
}
