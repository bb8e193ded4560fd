import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import { SavedItemsStore } from '../saved-items-store.js';
import type { Ending } from '../unsubscribe/unsubscribe-links.js';

/** Whoever holds the link of a mail ends such mails. */
export class EndMails extends Command<void> {
  constructor(readonly ending: Ending) {
    super();
  }
}

@CommandHandler(EndMails)
export class EndMailsHandler implements ICommandHandler<EndMails> {
  constructor(private readonly savedItems: SavedItemsStore) {}

  /** What is not there any more has ended already. */
  async execute({ ending }: EndMails): Promise<void> {
    const command =
      ending.kind === 'alert'
        ? ({ type: 'PauseAlert', id: ending.id } as const)
        : ({ type: 'PauseDigest' } as const);
    await this.savedItems.decideAlone(ending.subject, command, new Date()).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.code.endsWith('/unknown'))) throw error;
    });
  }
}
