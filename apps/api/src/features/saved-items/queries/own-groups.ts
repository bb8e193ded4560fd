import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { SavedItemsStore } from '../saved-items-store.js';
import { GroupDto } from '../sets/group.dto.js';
import { MembersInWords } from '../sets/members-in-words.js';

/** A member's groups, the oldest first. */
export class GroupsDto {
  results: GroupDto[];
}

export class OwnGroups extends Query<GroupsDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnGroups)
export class OwnGroupsHandler implements IQueryHandler<OwnGroups> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly words: MembersInWords,
  ) {}

  async execute({ subject }: OwnGroups): Promise<GroupsDto> {
    return { results: await this.words.groups(await this.savedItems.of(subject)) };
  }
}
