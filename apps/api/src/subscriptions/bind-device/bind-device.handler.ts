import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type EventStore, handleCommand } from '@toile/event-store';
import { SessionStore } from '../../accounts/sessions/session-store.js';
import { EVENT_STORE } from '../../event-store/tokens.js';
import { subscriptionDecider } from '../domain/subscription.decider.js';
import { SubscriptionsQuery } from '../my-subscription/subscriptions.query.js';
import { BindDevice } from './bind-device.command.js';

@CommandHandler(BindDevice)
export class BindDeviceHandler implements ICommandHandler<BindDevice> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly subscriptions: SubscriptionsQuery,
    private readonly sessions: SessionStore,
  ) {}

  async execute({ caller, subscription: { id, kind }, device }: BindDevice) {
    const { stream } = await this.subscriptions.byId(id, kind);
    const { commandId, metadata, subject: by } = caller;
    const { id: deviceId, ...seen } = device;
    const at = metadata.occurredAt.toISOString();
    const command = { type: 'BindDevice', by, device: deviceId, ...seen, at } as const;
    await handleCommand(this.store, subscriptionDecider, { stream, commandId, metadata, command });
    const { doc } = await this.subscriptions.byId(id, kind);
    this.sessions.forgetRemembered();
    return doc;
  }
}
