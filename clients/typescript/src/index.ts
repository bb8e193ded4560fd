export type { Download } from './download.js';
export { ToileProblem } from './problem.js';
export type { components, paths } from './schema.js';
export { createToile, type Toile, type ToileOptions } from './toile.js';
export { verifyWebhook, type WebhookEvent } from './webhook.js';
