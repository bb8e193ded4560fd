import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import type { Ending } from '../../../kernel/mail/unsubscribe-links.js';
import { EndFollowMails } from '../../follows/index.js';
import type { SavedItemsCommand } from '../domain/saved-items.decider.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { MailedAddresses } from '../schedules/mailed-addresses.js';

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
    private readonly addresses: MailedAddresses,
  ) {}

  /** What is not there any more has ended already. */
  async execute({ ending }: EndMails): Promise<void> {
    if (ending.kind === 'follows') return this.commands.execute(new EndFollowMails(ending.subject));
    if (ending.kind === 'address') return this.addresses.leave(ending.id);
    const command = commandFor(ending);
    await this.savedItems.decideAlone(ending.subject, command, new Date()).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.code.endsWith('/unknown'))) throw error;
    });
  }
}

function commandFor(ending: Exclude<Ending, { kind: 'follows' | 'address' }>): SavedItemsCommand {
  if (ending.kind === 'alert') return { type: 'PauseAlert', id: ending.id };
  if (ending.kind === 'digest') return { type: 'PauseDigest' };
  const { id, colleague } = ending;
  if (ending.kind === 'shared-digest') return { type: 'ChooseDigestMails', colleague, share: null };
  if (ending.kind === 'shared-alert') return { type: 'ChooseAlertMails', id, colleague, share: null };
  return { type: 'LeaveSchedule', id, colleague };
}
