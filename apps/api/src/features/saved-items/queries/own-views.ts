import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

import { SavedViewDto } from '../saved-view.dto.js';
import { placed } from '../sets/members-in-words.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** A member's saved views and those that colleagues share, the oldest first. */
export class SavedViewsDto {
  results: SavedViewDto[];
}

export class OwnViews extends Query<SavedViewsDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnViews)
export class OwnViewsHandler implements IQueryHandler<OwnViews> {
  constructor(private readonly shared: SharedSavedItems) {}

  async execute({ subject }: OwnViews): Promise<SavedViewsDto> {
    const shelves = await this.shared.shelves('view', subject);
    return { results: shelves.flatMap(({ saved, place }) => placed(saved.views, place)) };
  }
}
