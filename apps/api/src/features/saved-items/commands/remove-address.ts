import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MailedAddresses } from '../schedules/mailed-addresses.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** A document goes to an address no more. */
export class RemoveAddress extends Command<void> {
  constructor(
    readonly subject: string,
    readonly schedule: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveAddress)
export class RemoveAddressHandler implements ICommandHandler<RemoveAddress> {
  constructor(
    private readonly shared: SharedSavedItems,
    private readonly addresses: MailedAddresses,
  ) {}

  /** @throws DomainError schedules/unknown, item/forbidden */
  async execute({ subject, schedule, id }: RemoveAddress): Promise<void> {
    const { owner } = await this.shared.editable('schedule', schedule, subject);
    await this.addresses.remove(owner, schedule, id);
  }
}
