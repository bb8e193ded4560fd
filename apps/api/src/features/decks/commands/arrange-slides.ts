import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DECK_LIMITS } from '@toile/contracts';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { Decks } from '../decks.js';
import type { DeckDto } from '../slide.dto.js';

/** The ids of all slides. */
export class ArrangeSlidesDto {
  /** @example ["3f1c0a9be2d45f60", "90be2d45f603f1ca"] */
  @AreSlugs({ max: DECK_LIMITS.slides })
  order: string[];
}

/** Slides come in another order. */
export class ArrangeSlides extends Command<DeckDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly order: string[],
  ) {
    super();
  }
}

@CommandHandler(ArrangeSlides)
export class ArrangeSlidesHandler implements ICommandHandler<ArrangeSlides> {
  constructor(private readonly decks: Decks) {}

  /** @throws DomainError deck/unknown, deck/forbidden, deck/conflict */
  async execute({ caller, id, order }: ArrangeSlides): Promise<DeckDto> {
    return this.decks.changed(id, caller, { type: 'Arrange', order });
  }
}
