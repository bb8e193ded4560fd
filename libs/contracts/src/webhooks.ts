/** What a webhook can be told of: past tense, the thing first. */
export const WEBHOOK_EVENTS = [
  'looks.published',
  'collection.published',
  'collection.withdrawn',
  'figure.restated',
  'forecast.made',
  'alert.crossed',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** How far a delivery is: on its way or to be tried again, done, or given up. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
