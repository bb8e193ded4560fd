import type { Beacon } from './beacon.js';

/** POST here sends up to `MAX_BATCH_EVENTS` beacons at once, all or none. */
export const TTS_BATCH_PATH = '/api/tts/batch';
export const MAX_BATCH_EVENTS = 100;
/** Largest batch, bytes. Browsers refuse more than 64 KiB with `keepalive`, so such a batch must stay below that. */
export const MAX_BATCH_BYTES = 512 * 1024;

/** One event of a batch: the fields of its beacon, and the path it would have gone to alone. */
export interface BatchEvent extends Beacon {
  path: string;
}

/** Body of a batch: JSON, a list of events. A 422 names the events at fault by index: `3.uri`. */
export type BeaconBatch = BatchEvent[];

/** POST `/api/user/tags-search-count`: a search for tags that opened no page. Beacon fields may stand beside `tags`. */
export interface TagsSearchCount extends Partial<Beacon> {
  tags: string[];
}
