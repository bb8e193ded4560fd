import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type EventStore, handleCommand } from '@toile/event-store';
import { SessionStore } from '../../accounts/sessions/session-store.js';
import { EVENT_STORE } from '../../event-store/tokens.js';
import { subscriptionDecider } from '../domain/subscription.decider.js';
import { SubscriptionsQuery } from '../my-subscription/subscriptions.query.js';
import { ReleaseDevice } from './release-device.command.js';

@CommandHandler(ReleaseDevice)
export class ReleaseDeviceHandler implements ICommandHandler<ReleaseDevice> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly subscriptions: SubscriptionsQuery,
    private readonly sessions: SessionStore,
  ) {}

  async execute({ caller, subscription: { id, kind }, device }: ReleaseDevice) {
    const { stream } = await this.subscriptions.byId(id, kind);
    const { commandId, metadata, subject: by } = caller;
    const command = { type: 'ReleaseDevice', by, device } as const;
    await handleCommand(this.store, subscriptionDecider, { stream, commandId, metadata, command });
    await this.subscriptions.shown();
    this.sessions.forgetRemembered();
  }
}
