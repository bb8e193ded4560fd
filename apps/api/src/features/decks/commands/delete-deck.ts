import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { Decks } from '../decks.js';

/** The owner of a deck deletes it. */
export class DeleteDeck extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteDeck)
export class DeleteDeckHandler implements ICommandHandler<DeleteDeck> {
  constructor(private readonly decks: Decks) {}

  /** @throws DomainError deck/unknown, deck/forbidden */
  async execute({ caller, id }: DeleteDeck): Promise<void> {
    await this.decks.decide(id, caller, { type: 'Delete' });
  }
}
