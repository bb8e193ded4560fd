import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SharedRole } from '@toile/contracts';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { Decks } from '../decks.js';
import type { DeckDto } from '../slide.dto.js';

/** The owner of a deck lets colleagues of their subscription read or edit it, or nobody. */
export class ShareDeck extends Command<DeckDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly role: SharedRole | null,
  ) {
    super();
  }
}

@CommandHandler(ShareDeck)
export class ShareDeckHandler implements ICommandHandler<ShareDeck> {
  constructor(private readonly decks: Decks) {}

  /** @throws DomainError deck/unknown, deck/forbidden */
  async execute({ caller, id, role }: ShareDeck): Promise<DeckDto> {
    return this.decks.changed(id, caller, role ? { type: 'Share', role } : { type: 'Unshare' });
  }
}
