import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import { PushDevices } from '../push/push-devices.js';

/** A browser of a member is told of new looks no longer. */
export class RemovePushDevice extends Command<void> {
  constructor(
    readonly subject: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemovePushDevice)
export class RemovePushDeviceHandler implements ICommandHandler<RemovePushDevice> {
  constructor(private readonly devices: PushDevices) {}

  /** @throws DomainError device/unknown */
  async execute({ subject, id }: RemovePushDevice): Promise<void> {
    if (!(await this.devices.removeOwn(subject, id)))
      throw new DomainError('device/unknown', 'You have no such browser.');
  }
}
