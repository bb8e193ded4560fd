import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { SubscriptionsReadModel } from '../read-models/subscriptions.read-model.js';
import { Subscriptions } from '../subscriptions.js';

/** A holder gives a device of their paywall subscription up. */
export class ReleaseDevice extends Command<void> {
  constructor(
    readonly caller: Caller,
    /** As it stands in the address. */
    readonly subscription: string,
    readonly device: string,
  ) {
    super();
  }
}

@CommandHandler(ReleaseDevice)
export class ReleaseDeviceHandler implements ICommandHandler<ReleaseDevice> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly readModel: SubscriptionsReadModel,
  ) {}

  /** @throws DomainError subscription/unknown, subscription/forbidden, device/unknown */
  async execute({ caller, subscription, device }: ReleaseDevice) {
    const { key: stream } = await this.readModel.byId(subscription, 'paywall');
    await this.subscriptions.decide(stream, caller, { type: 'ReleaseDevice', by: caller.subject, device });
  }
}
