import type { NewWebhookEvent } from '../../webhooks/index.js';
import type { KeptAlert } from '../domain/saved-items.state.js';
import type { Watched } from './watched-value.js';

/** A crossing as the member's own systems are told of it, once; what they named the alert is theirs alone and stays out. */
export function crossedEvent(
  { id, figure, filters, row, measure, operator, threshold, last }: KeptAlert,
  watched: Watched,
  subject: string,
  now: Date,
): NewWebhookEvent {
  const { meta } = watched.figure;
  return {
    id: `alert.crossed:${id}:${last?.at ?? now.toISOString()}`,
    type: 'alert.crossed',
    subject,
    occurredAt: now,
    data: {
      alert: id,
      figure,
      filters,
      row,
      measure,
      operator,
      threshold,
      value: last?.value ?? null,
      definition: meta.definition,
      as_of: meta.as_of,
    },
  };
}
