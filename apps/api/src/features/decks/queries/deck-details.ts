import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { deckDtoOf } from '../deck-dto-of.js';
import { Decks } from '../decks.js';
import type { DeckDto } from '../slide.dto.js';

/** A deck with its slides, as they are kept. */
export class DeckDetails extends Query<DeckDto> {
  constructor(
    readonly id: string,
    readonly viewer: Member,
  ) {
    super();
  }
}

@QueryHandler(DeckDetails)
export class DeckDetailsHandler implements IQueryHandler<DeckDetails> {
  constructor(private readonly decks: Decks) {}

  /** @throws DomainError deck/unknown */
  async execute({ id, viewer }: DeckDetails): Promise<DeckDto> {
    const { deck, ...seen } = await this.decks.seen(id, viewer);
    return deckDtoOf(id, deck, seen);
  }
}
