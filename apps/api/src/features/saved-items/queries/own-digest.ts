import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type DigestDto, shownDigest } from '../digest/digest.dto.js';
import { SavedItemsStore } from '../saved-items-store.js';

export class OwnDigest extends Query<DigestDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnDigest)
export class OwnDigestHandler implements IQueryHandler<OwnDigest> {
  constructor(private readonly savedItems: SavedItemsStore) {}

  async execute({ subject }: OwnDigest): Promise<DigestDto> {
    return shownDigest((await this.savedItems.of(subject)).digest);
  }
}
