import { randomUUID } from 'node:crypto';
import type { Beacon, LogMessage, TrackingData } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { clientOf } from './user-agent.js';
import { visitorOf } from './visitor.js';

export interface Arrival {
  kind: TrackingData['kind'];
  target: string;
  beacon: Beacon;
  userAgent: string;
  receivedAt: Date;
  correlationId: string;
}

const MAX_PAST_MS = 48 * 3_600_000;
const MAX_FUTURE_MS = 5 * 60_000;

/** The log message of a beacon: enriched, without any raw identifier. @throws ValidationError for broken JSON fields */
export function toTrackingMessage(arrival: Arrival, secret: string): LogMessage<TrackingData> {
  const { beacon, receivedAt } = arrival;
  return {
    id: beacon.event_id ?? randomUUID(),
    type: 'BeaconReceived',
    version: 1,
    occurred_at: occurredAt(beacon.occurred_at, receivedAt).toISOString(),
    subject: null,
    correlation_id: arrival.correlationId,
    causation_id: null,
    data: {
      kind: arrival.kind,
      target: arrival.target,
      uri: beacon.uri,
      event: beacon.event ?? '',
      page: Number(beacon.page ?? 0),
      route_params: jsonObject('route_params', beacon.route_params),
      query: jsonObject('query', beacon.query),
      ...visitorOf(beacon, secret),
      utm_source: beacon.utm_source ?? '',
      utm_content: beacon.utm_content ?? '',
      utm_campaign: beacon.utm_campaign ?? '',
      source: beacon.source ?? '',
      ...clientOf(arrival.userAgent),
      country: '',
      received_at: receivedAt.toISOString(),
    },
  };
}

/** A browser's clock is believed within the 48 hours a beacon may wait; otherwise the time it arrived counts. */
function occurredAt(claimed: string | undefined, receivedAt: Date): Date {
  if (!claimed) return receivedAt;
  const time = Date.parse(claimed);
  const age = receivedAt.getTime() - time;
  return Number.isNaN(time) || age > MAX_PAST_MS || age < -MAX_FUTURE_MS ? receivedAt : new Date(time);
}

function jsonObject(field: string, text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (value && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
    if (Array.isArray(value) && value.length === 0) return {};
  } catch {
    // Falls through to the same refusal as any other value that is not an object.
  }
  throw new ValidationError([{ propertyPath: field, message: 'must be a JSON object', code: 'json_object' }]);
}
