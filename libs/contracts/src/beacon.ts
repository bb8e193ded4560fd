import { z } from 'zod';

/** Largest accepted beacon body, bytes. */
export const MAX_BEACON_BYTES = 64 * 1024;

/** No control characters: nothing here ends up in a header or breaks a line. */
const PRINTABLE = /^\P{Cc}*$/u;
const text = (max: number) => z.string().max(max).regex(PRINTABLE).optional();
const json = (max: number) => z.string().max(max).optional();
/** A whole number; JSON may give it as one, a form cannot. */
const whole = (digits: number) =>
  z
    .union([
      z.string().regex(new RegExp(`^\\d{1,${digits}}$`)),
      z
        .int()
        .min(0)
        .lt(10 ** digits),
    ])
    .optional();
const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)
  .optional();

/**
 * Fields of a tracking beacon (specification, section 3). All are strings because beacons are form-encoded;
 * `route_params` and `query` hold JSON objects as strings, `photos` names separated by commas. `event_id` is a UUID made
 * in the browser and kept across retries, `occurred_at` and `sent_at` are times by the browser's clock: of the event, and
 * of this try to send it, so that a wrong clock can be set right.
 */
export const beaconSchema = z.strictObject({
  uri: z.string().min(1).max(2048).regex(PRINTABLE),
  event: text(64),
  photos: text(8192),
  count: whole(5),
  page: whole(6),
  route_params: json(4096),
  query: json(8192),
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
  occurred_at: time,
  sent_at: time,
  consent: z.enum(['yes', 'no']).optional(),
});
export type Beacon = z.infer<typeof beaconSchema>;
