export { type NewWebhookEvent, WebhookEvents } from './events/webhook-events.js';
export { WEBHOOKS_ENTITIES, WEBHOOKS_MIGRATIONS } from './schema.js';
export { WebhooksModule } from './webhooks.module.js';
