import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { ownMails } from '../domain/saved-items.errors.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** Whether the reader wants mails about what a colleague shares with them. */
export class MailsChoiceDto {
  /** @example true */
  @IsBoolean()
  on: boolean;
}

/** A colleague wants the mails of an alert, a document or a weekly digest that is shared with them, or no more. */
export class ChooseMails extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly kind: 'alert' | 'schedule' | 'digest',
    readonly id: string,
    readonly on: boolean,
  ) {
    super();
  }
}

@CommandHandler(ChooseMails)
export class ChooseMailsHandler implements ICommandHandler<ChooseMails> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly shared: SharedSavedItems,
  ) {}

  /** @throws DomainError (alerts|schedules|digest)/unknown, (alerts|schedules|digest)/conflict */
  async execute({ caller, kind, id, on }: ChooseMails): Promise<void> {
    const { owner, since } = await this.shared.seen(kind, id, caller.subject);
    if (!since) throw ownMails(kind);
    const { subject: colleague } = caller;
    const theirs = { ...caller, subject: owner };
    if (kind === 'schedule' && !on) {
      await this.savedItems.decide(theirs, { type: 'LeaveSchedule', id, colleague });
      return;
    }
    const share = on ? since : null;
    if (kind === 'digest') {
      await this.savedItems.decide(theirs, { type: 'ChooseDigestMails', colleague, share });
      return;
    }
    const type = kind === 'alert' ? 'ChooseAlertMails' : 'ChooseDocumentMails';
    await this.savedItems.decide(theirs, { type, id, colleague, share });
  }
}
