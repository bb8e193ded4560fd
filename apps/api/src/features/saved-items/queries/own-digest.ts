import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DigestDto } from '../digest/digest.dto.js';
import { DigestsAsSeen } from '../digest/digests-as-seen.js';
import { SavedItemsStore } from '../saved-items-store.js';

export class OwnDigest extends Query<DigestDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnDigest)
export class OwnDigestHandler implements IQueryHandler<OwnDigest> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly digests: DigestsAsSeen,
  ) {}

  async execute({ subject }: OwnDigest): Promise<DigestDto> {
    const { digest } = await this.savedItems.of(subject);
    return this.digests.of(digest, subject, subject);
  }
}
