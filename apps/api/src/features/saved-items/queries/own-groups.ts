import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

import { GroupDto } from '../sets/group.dto.js';
import { MembersInWords } from '../sets/members-in-words.js';
import { SharedSavedItems } from '../shared-saved-items.js';

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
    private readonly shared: SharedSavedItems,
    private readonly words: MembersInWords,
  ) {}

  async execute({ subject }: OwnGroups): Promise<GroupsDto> {
    const shelves = await this.shared.groupsAndThoseOfSets(subject);
    const shown = await Promise.all(shelves.map((shelf) => this.words.groups(shelf)));
    return { results: shown.flat() };
  }
}
