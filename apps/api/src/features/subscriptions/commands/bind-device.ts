import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FINGERPRINT, type SubscriptionKind } from '@toile/contracts';
import { Matches } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import type { SubscriptionEntity } from '../read-models/subscription.entity.js';
import { SubscriptionsReadModel } from '../read-models/subscriptions.read-model.js';
import { Subscriptions } from '../subscriptions.js';

/** The device a subscription is to be used on. */
export class BindDeviceDto {
  /**
   * SHA-1 in lower-case hexadecimal.
   * @example "da39a3ee5e6b4b0d3255bfef95601890afd80709"
   */
  @Matches(FINGERPRINT)
  fingerprint: string;
}

/** A holder uses a subscription on this device from now on. */
export class BindDevice extends Command<SubscriptionEntity> {
  constructor(
    readonly caller: Caller,
    readonly subscription: { id: string; kind: SubscriptionKind },
    readonly device: { id: string; fingerprint: string; label: string | null },
  ) {
    super();
  }
}

@CommandHandler(BindDevice)
export class BindDeviceHandler implements ICommandHandler<BindDevice> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly readModel: SubscriptionsReadModel,
  ) {}

  /** @throws DomainError subscription/unknown, subscription/forbidden */
  async execute({ caller, subscription: { id, kind }, device }: BindDevice) {
    const { key: stream } = await this.readModel.byId(id, kind);
    await this.subscriptions.decide(stream, caller, {
      type: 'BindDevice',
      by: caller.subject,
      device: device.id,
      fingerprint: device.fingerprint,
      label: device.label,
      at: caller.metadata.occurredAt.toISOString(),
    });
    return this.readModel.byId(id, kind);
  }
}
