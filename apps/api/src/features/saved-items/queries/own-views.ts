import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { SavedItemsStore } from '../saved-items-store.js';
import { SavedViewDto } from '../saved-view.dto.js';

/** A member's saved views, the oldest first. */
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
  constructor(private readonly savedItems: SavedItemsStore) {}

  async execute({ subject }: OwnViews): Promise<SavedViewsDto> {
    return { results: [...(await this.savedItems.of(subject)).views] };
  }
}
