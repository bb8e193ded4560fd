import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MailedAddresses } from '../schedules/mailed-addresses.js';

/** Whoever holds the link of a question wants the document. False where the link works no more. */
export class ConfirmAddress extends Command<boolean> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(ConfirmAddress)
export class ConfirmAddressHandler implements ICommandHandler<ConfirmAddress> {
  constructor(private readonly addresses: MailedAddresses) {}

  execute({ id }: ConfirmAddress): Promise<boolean> {
    return this.addresses.confirm(id);
  }
}
