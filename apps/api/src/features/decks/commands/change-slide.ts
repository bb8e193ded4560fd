import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { Decks } from '../decks.js';
import { type ChangeSlideDto, contentOf, type DeckDto } from '../slide.dto.js';

/** A slide says or shows something else. */
export class ChangeSlide extends Command<DeckDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly slide: string,
    readonly changes: ChangeSlideDto,
  ) {
    super();
  }
}

@CommandHandler(ChangeSlide)
export class ChangeSlideHandler implements ICommandHandler<ChangeSlide> {
  constructor(private readonly decks: Decks) {}

  /** @throws DomainError deck/unknown, deck/forbidden, slide/unknown */
  async execute({ caller, id, slide, changes }: ChangeSlide): Promise<DeckDto> {
    const { title, text, content } = changes;
    const change = {
      type: 'ChangeSlide',
      id: slide,
      title,
      text,
      content: content && contentOf(content),
    } as const;
    return this.decks.changed(id, caller, change);
  }
}
