import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { SavedItemsStore } from '../saved-items-store.js';
import { ComparisonSetDto } from '../sets/comparison-set.dto.js';
import { MembersInWords } from '../sets/members-in-words.js';

/** A member's comparison sets, the oldest first. */
export class ComparisonSetsDto {
  results: ComparisonSetDto[];
}

export class OwnComparisonSets extends Query<ComparisonSetsDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnComparisonSets)
export class OwnComparisonSetsHandler implements IQueryHandler<OwnComparisonSets> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly words: MembersInWords,
  ) {}

  async execute({ subject }: OwnComparisonSets): Promise<ComparisonSetsDto> {
    return { results: await this.words.sets(await this.savedItems.of(subject)) };
  }
}
