import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

import { ComparisonSetDto } from '../sets/comparison-set.dto.js';
import { MembersInWords } from '../sets/members-in-words.js';
import { SharedSavedItems } from '../shared-saved-items.js';

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
    private readonly shared: SharedSavedItems,
    private readonly words: MembersInWords,
  ) {}

  async execute({ subject }: OwnComparisonSets): Promise<ComparisonSetsDto> {
    const shelves = await this.shared.shelves('set', subject);
    const shown = await Promise.all(shelves.map((shelf) => this.words.sets(shelf)));
    return { results: shown.flat() };
  }
}
