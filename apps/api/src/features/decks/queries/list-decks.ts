import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { Decks } from '../decks.js';
import { DeckSummaryDto } from '../slide.dto.js';

/** A member's decks and those that colleagues share, the last changed first. */
export class DecksDto {
  results: DeckSummaryDto[];
}

export class ListDecks extends Query<DecksDto> {
  constructor(readonly viewer: Member) {
    super();
  }
}

@QueryHandler(ListDecks)
export class ListDecksHandler implements IQueryHandler<ListDecks> {
  constructor(private readonly decks: Decks) {}

  async execute({ viewer }: ListDecks): Promise<DecksDto> {
    const found = await this.decks.list(viewer);
    return {
      results: found.map(({ id, deck, role, shared }) => ({
        id,
        title: deck.title ?? '',
        slides: deck.slides.length,
        role,
        shared,
        updated_at: deck.updated_at,
      })),
    };
  }
}
