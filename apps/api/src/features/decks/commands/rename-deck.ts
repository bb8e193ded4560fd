import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DECK_LIMITS } from '@toile/contracts';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { Decks } from '../decks.js';
import type { DeckDto } from '../slide.dto.js';

/** The title of a deck. */
export class RenameDeckDto {
  /** @example "Spring-Summer 2027" */
  @IsText({ min: 1, max: DECK_LIMITS.title })
  title: string;
}

/** A deck gets another title. */
export class RenameDeck extends Command<DeckDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly title: string,
  ) {
    super();
  }
}

@CommandHandler(RenameDeck)
export class RenameDeckHandler implements ICommandHandler<RenameDeck> {
  constructor(private readonly decks: Decks) {}

  /** @throws DomainError deck/unknown, deck/forbidden */
  async execute({ caller, id, title }: RenameDeck): Promise<DeckDto> {
    return this.decks.changed(id, caller, { type: 'Rename', title });
  }
}
