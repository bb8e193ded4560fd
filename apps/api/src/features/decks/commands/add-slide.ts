import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { Decks } from '../decks.js';
import { idFor } from '../ids.js';
import { contentOf, type DeckDto, type NewSlideDto } from '../slide.dto.js';

/** A deck gets one slide more, at its end. */
export class AddSlide extends Command<DeckDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly slide: NewSlideDto,
  ) {
    super();
  }
}

@CommandHandler(AddSlide)
export class AddSlideHandler implements ICommandHandler<AddSlide> {
  constructor(private readonly decks: Decks) {}

  /** @throws DomainError deck/unknown, deck/forbidden, deck/conflict */
  async execute({ caller, id, slide }: AddSlide): Promise<DeckDto> {
    const { title = null, text = null, content } = slide;
    const added = { id: idFor(caller), title, text, content: contentOf(content) };
    return this.decks.changed(id, caller, { type: 'AddSlide', slide: added });
  }
}
