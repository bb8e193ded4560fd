import type { NewWebhookEvent } from '../../webhooks/index.js';
import type { KeptAlert } from '../domain/saved-items.state.js';
import { watchOf } from '../domain/watch-of.js';
import type { Look } from './alert-source.js';

/** A crossing as the member's own systems are told of it, once; what they named the alert is theirs alone and stays out. */
export function crossedEvent(alert: KeptAlert, look: Look, subject: string, now: Date): NewWebhookEvent {
  const { id, measure, operator, threshold, last } = alert;
  return {
    id: `alert.crossed:${id}:${last?.at ?? now.toISOString()}`,
    type: 'alert.crossed',
    subject,
    occurredAt: now,
    data: {
      alert: id,
      ...watchOf(alert),
      measure,
      operator,
      threshold,
      value: last?.value ?? null,
      ...(look.week && { week: look.week }),
      definition: look.definition,
      as_of: look.as_of,
    },
  };
}
