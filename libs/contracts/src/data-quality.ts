import type { BeaconKind } from './tracking-message.js';

/** What can be attributed to the campaigns that led to it. */
export const CONVERSIONS = ['purchase', 'report', 'outbound', 'click'] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** Events that were received in one minute, by what they tell of. */
export interface QualityMinute {
  /** Its beginning. */
  minute: string;
  kinds: Partial<Record<BeaconKind, number>>;
  events: number;
  bots: number;
}

export const QUALITY_ALERTS = [
  /** A value's share of the events is another than at this time of day in the week before. */
  'mix',
  /** Far fewer events than at this time of day in the week before, or far more. */
  'volume',
  'refused',
  'duplicates',
  'unknown',
  'dead-letters',
  'lag',
] as const;
export type QualityAlertCode = (typeof QUALITY_ALERTS)[number];

export interface QualityAlert {
  code: QualityAlertCode;
  /** Of a shifted mix: `kind`, `device`, `browser`, `country`, `locale`, `bot`. */
  dimension?: string;
  value?: string;
  /** A share from 0 to 1, events for `volume` and `dead-letters`, milliseconds for `lag`. */
  now: number;
  /** What it is compared with: the week before, or the limit. */
  before: number;
}

/** GET `/api/operations/data-quality`: how complete and clean the events of the last minutes are. */
export interface DataQuality {
  from: string;
  as_of: string;
  /** Every event appended before it is in the warehouse. */
  fresh_to: string;
  lag_ms: number;
  minutes: QualityMinute[];
  /** What ingest counted: received equals the sum of the rest, events on their way apart. */
  intake: {
    received: number;
    stored: number;
    spooled: number;
    duplicate: number;
    refused: Record<string, number>;
  };
  /** Rows of the warehouse. */
  events: number;
  bots: number;
  staff: number;
  /** Refused by time: more than 48 hours late, or at an impossible time. They count nowhere. */
  out_of_time: number;
  /** Events of readers who gave no consent: counted, told apart from nobody. */
  without_consent: number;
  /** Copies that reached the warehouse, beside those ingest held back; figures count the first. */
  copies: number;
  /** Held back and copies, of everything that came more than once or not. */
  duplicate_share: number | null;
  dead_letters: number;
  /** Looks and street-style pictures the catalogue never had. */
  unknown: { events: number; share: number | null; slugs: { entity: string; events: number }[] };
  alerts: QualityAlert[];
}
