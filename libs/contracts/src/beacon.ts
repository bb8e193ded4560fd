/** Largest accepted beacon body, bytes. */
export const MAX_BEACON_BYTES = 64 * 1024;

/**
 * Fields of a tracking beacon (specification, section 3), as a form has them; an empty one is an absent one. Ingest says what each
 * may hold (`BeaconDto`). `route_params` and `query` hold JSON objects as strings, `photos` names separated by commas. `event_id`
 * is a UUID made in the browser and kept across retries, `occurred_at` and `sent_at` are times by the browser's clock: of the
 * event, and of this try to send it, so that a wrong clock can be set right.
 */
export interface Beacon {
  uri: string;
  event?: string;
  photos?: string;
  count?: string | number;
  page?: string | number;
  route_params?: string;
  query?: string;
  sessid?: string;
  fingerprint?: string;
  fingerprint_v2?: string;
  utm_source?: string;
  utm_content?: string;
  utm_campaign?: string;
  source?: string;
  event_id?: string;
  occurred_at?: string;
  sent_at?: string;
  consent?: 'yes' | 'no';
}
