import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { subscriptionDecider } from './domain/subscription.decider.js';
import type { SubscriptionEvent } from './domain/subscription.events.js';
import { publishSubscriptionEvent } from './publish-subscription-events.js';
import { subscriptionsReadModel } from './read-models/subscriptions.projection.js';

export const subscriptionsFeature: EventSourcedFeature = {
  category: defineCategory<SubscriptionEvent>({
    name: 'subscription',
    personal: {
      DeviceBound: { subject: 'holder', fields: ['fingerprint', 'label'] },
      SeatAssigned: { subject: 'sealedFor', fields: ['email'] },
    },
    publish: publishSubscriptionEvent,
  }),
  stateOf: (events) => fold(subscriptionDecider, events as readonly SubscriptionEvent[]),
  projections: [subscriptionsReadModel],
};
