/** What a beacon tells of; each has a route of its own (`beacon-paths.ts`). */
export const BEACON_KINDS = [
  'page',
  'media',
  'streetstyle',
  'photos',
  'click',
  'outbound',
  'report',
  'purchase',
  'search',
] as const;
export type BeaconKind = (typeof BEACON_KINDS)[number];

/** Of `BeaconReceived` as ingest writes it, and the latest an aggregator of this version understands. */
export const TRACKING_VERSION = 2;

/**
 * The data of a `BeaconReceived` message on topic `tracking`, after ingest has enriched the beacon. No raw identifier is
 * in it. Version 2; optional fields are missing in version 1, which knew the kinds page, media and streetstyle.
 */
export interface TrackingData {
  kind: BeaconKind;
  /** Route name for `page` and `photos`, slug for `media` and `streetstyle`, host for `outbound`, else empty. */
  target: string;
  uri: string;
  event: string;
  page: number;
  route_params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** A member's random subject id, else an HMAC of the fingerprint or of the visit; empty without consent. */
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
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: string;
  received_at: string;
  /** Pictures seen or downloaded. */
  photos?: string[];
  count?: number;
  /** The member's plan, empty without one or without consent. */
  plan?: string;
  /** An editor or operator, who never counts. */
  is_staff?: boolean;
  /** It happened more than 48 hours before it arrived, or at an impossible time: it counts at no time. */
  is_out_of_time?: boolean;
}
