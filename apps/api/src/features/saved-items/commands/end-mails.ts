import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import type { Ending } from '../../../kernel/mail/unsubscribe-links.js';
import { EndFollowMails } from '../../follows/index.js';
import { SavedItemsStore } from '../saved-items-store.js';

/** Whoever holds the link of a mail ends such mails. */
export class EndMails extends Command<void> {
  constructor(readonly ending: Ending) {
    super();
  }
}

@CommandHandler(EndMails)
export class EndMailsHandler implements ICommandHandler<EndMails> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly commands: CommandBus,
  ) {}

  /** What is not there any more has ended already. */
  async execute({ ending }: EndMails): Promise<void> {
    if (ending.kind === 'follows') return this.commands.execute(new EndFollowMails(ending.subject));
    const command =
      ending.kind === 'alert'
        ? ({ type: 'PauseAlert', id: ending.id } as const)
        : ({ type: 'PauseDigest' } as const);
    await this.savedItems.decideAlone(ending.subject, command, new Date()).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.code.endsWith('/unknown'))) throw error;
    });
  }
}
