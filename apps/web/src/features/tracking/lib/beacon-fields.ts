import type { Beacon } from '@toile/contracts';
import type { Photos } from './photo-batch';
import type { Utm } from './utm';

/** Who is looking; only known, and only sent, with consent. */
export interface Identifiers {
  sessid: string;
  fingerprint?: string;
  fingerprint_v2?: string;
}

/** What happened on a page. */
export interface Happening {
  event: string;
  /** Address as the browser shows it. */
  location: { pathname: string; search: string };
  parameters: Record<string, string>;
  /** The pictures it happened to, where it happened to several. */
  photos?: Photos | undefined;
  /** Where it led, for what names its target instead of the page. */
  uri?: string | undefined;
}

const LONGEST_URI = 2048;
const LONGEST_QUERY = 8192;

/** Whether all of a query can be read; what cannot be is sent as the browser makes it out, and stops nothing. */
export function isReadable(search: string): boolean {
  try {
    decodeURIComponent(search);
    return true;
  } catch {
    return false;
  }
}

/** The fields of a beacon. Without identifiers it says that consent is missing and names nobody. */
export function beaconFields(facts: {
  happening: Happening;
  identifiers: Identifiers | null;
  utm: Utm;
  eventId: string;
  nowMs: number;
}): Beacon {
  const { location, event, parameters } = facts.happening;
  const search = new URLSearchParams(location.search);
  const page = search.get('page');
  const query = JSON.stringify(Object.fromEntries(search));
  return {
    uri: (facts.happening.uri || location.pathname + location.search).slice(0, LONGEST_URI),
    event,
    ...(page && /^\d{1,6}$/.test(page) ? { page } : {}),
    ...facts.happening.photos,
    route_params: JSON.stringify(parameters),
    ...(query.length <= LONGEST_QUERY ? { query } : {}),
    ...facts.identifiers,
    ...facts.utm,
    source: 'web',
    event_id: facts.eventId,
    occurred_at: new Date(facts.nowMs).toISOString(),
    consent: facts.identifiers ? 'yes' : 'no',
  };
}

/** A form-encoded body of the fields that have a value. */
export function formBody(fields: Beacon): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given as [string, string][]).toString();
}
