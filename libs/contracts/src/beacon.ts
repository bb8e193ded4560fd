import { z } from 'zod';

/** Largest accepted beacon body, bytes. */
export const MAX_BEACON_BYTES = 64 * 1024;

const text = (max: number) => z.string().max(max).optional();

/**
 * Fields of a tracking beacon (specification, section 3). All are strings because beacons are form-encoded;
 * `route_params` and `query` hold JSON objects as strings. `event_id` is a UUID made in the browser and kept across retries.
 */
export const beaconSchema = z.strictObject({
  uri: z.string().min(1).max(2048),
  event: text(64),
  photos: text(8192),
  count: z
    .string()
    .regex(/^\d{1,5}$/)
    .optional(),
  page: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
  route_params: text(4096),
  query: text(8192),
  sessid: z
    .string()
    .regex(/^[A-Za-z0-9-]{0,64}$/)
    .optional(),
  fingerprint: z
    .string()
    .regex(/^([0-9a-f]{40})?$/)
    .optional(),
  fingerprint_v2: z
    .string()
    .regex(/^([0-9a-f]{40})?$/)
    .optional(),
  utm_source: text(200),
  utm_content: text(200),
  utm_campaign: text(200),
  source: text(200),
  event_id: z
    .string()
    .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    .optional(),
  occurred_at: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)
    .optional(),
  consent: z.enum(['yes', 'no']).optional(),
});
export type Beacon = z.infer<typeof beaconSchema>;

/** The data of a `tracking` log message, after ingest has enriched the beacon. No raw identifier is in it. */
export interface TrackingData {
  kind: 'page' | 'media' | 'streetstyle';
  /** Route name for `page`, slug of the look or street-style picture otherwise. */
  target: string;
  uri: string;
  event: string;
  page: number;
  route_params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** HMAC of the visitor's fingerprint or session, empty without consent. */
  visitor: string;
  session: string;
  utm_source: string;
  utm_content: string;
  utm_campaign: string;
  source: string;
  browser: string;
  os: string;
  device: string;
  is_bot: boolean;
  country: string;
  received_at: string;
}
