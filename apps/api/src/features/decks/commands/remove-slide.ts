import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { Decks } from '../decks.js';
import type { DeckDto } from '../slide.dto.js';

/** A deck loses a slide. */
export class RemoveSlide extends Command<DeckDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly slide: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveSlide)
export class RemoveSlideHandler implements ICommandHandler<RemoveSlide> {
  constructor(private readonly decks: Decks) {}

  /** @throws DomainError deck/unknown, deck/forbidden, slide/unknown */
  async execute({ caller, id, slide }: RemoveSlide): Promise<DeckDto> {
    return this.decks.changed(id, caller, { type: 'RemoveSlide', id: slide });
  }
}
