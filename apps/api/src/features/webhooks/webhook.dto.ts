import { type DeliveryState, type WebhookEventType } from '@toile/contracts';
import type { EndpointEntity } from './endpoint.entity.js';

/** Where you are told of what happens. */
export class EndpointDto {
  /** @example "5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11" */
  id: string;
  /** @example "https://hooks.example/toile" */
  url: string;
  /** What it is told of. */
  types: WebhookEventType[];
  /** @example "2026-11-20T12:00:00.000Z" */
  created_at: string;
  /** Until when the secret before signs beside the new one; null where there is none. */
  previous_secret_until: string | null;
}

/** The same, with what its deliveries are signed with. */
export class EndpointWithSecretDto extends EndpointDto {
  /**
   * Shown this once.
   * @example "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
   */
  secret: string;
}

/** How an endpoint was told of one event. */
export class WebhookDeliveryDto {
  /**
   * Of the event among all events: where a replay begins.
   * @example 42
   */
  position: number;
  /** @example "looks.published:5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11" */
  id: string;
  /** @example "looks.published" */
  type: string;
  /** @example "2026-11-20T12:00:00.000Z" */
  occurred_at: string;
  /** Dead ones were given up, and are sent again when they are redriven. */
  state: DeliveryState;
  /** @example 1 */
  attempts: number;
  /** What the endpoint answered last; null where it did not. */
  last_status: number | null;
  /** @example "answered 500" */
  last_error: string | null;
  tried_at: string | null;
  /** When what failed is tried again; null for all else, and while it is being tried. */
  next_try_at: string | null;
}

export const shownEndpoint = (endpoint: EndpointEntity): EndpointDto => ({
  id: endpoint.id,
  url: endpoint.url,
  types: endpoint.types,
  created_at: endpoint.created_at.toISOString(),
  previous_secret_until:
    endpoint.previous_until && endpoint.previous_until > new Date()
      ? endpoint.previous_until.toISOString()
      : null,
});
