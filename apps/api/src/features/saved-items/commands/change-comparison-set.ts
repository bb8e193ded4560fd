import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { NamedValues } from '../../questions/index.js';
import { unknownOf } from '../domain/saved-items.errors.js';
import { SavedItemsStore } from '../saved-items-store.js';
import type { ChangeComparisonSetDto, ComparisonSetDto } from '../sets/comparison-set.dto.js';
import { keptOf } from '../sets/kept-of.js';
import { MembersInWords } from '../sets/members-in-words.js';

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
    private readonly values: NamedValues,
    private readonly words: MembersInWords,
  ) {}

  /** @throws ValidationError, DomainError sets/unknown, sets/invalid, brand/unknown, trend/unknown */
  async execute({ caller, id, changes }: ChangeComparisonSet): Promise<ComparisonSetDto> {
    const { name, members, is_default } = changes;
    const { sets } = await this.savedItems.exactly(caller.subject);
    const set = sets.find((one) => one.id === id);
    if (!set) throw unknownOf('sets', id);
    if (members) await this.values.mustExist([{ path: 'members', dimension: set.dimension, any: members }]);
    const change = {
      type: 'ChangeSet',
      by: caller.subject,
      id,
      name,
      members: members && [...new Set(members)],
      isDefault: is_default,
    } as const;
    return keptOf(await this.words.sets(await this.savedItems.decide(caller, change)), id);
  }
}
