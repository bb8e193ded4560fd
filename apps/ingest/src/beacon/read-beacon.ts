import { type Beacon, beaconSchema } from '@toile/contracts';
import { ValidationError, type Violation } from '@toile/platform';
import { Ajv, type ErrorObject } from 'ajv';
import { z } from 'zod';
import { jsonField } from './json-field.js';

/** A beacon that fits its schema, with the fields that hold structure read. */
export interface ReadBeacon extends Omit<Beacon, 'route_params' | 'query' | 'photos' | 'page' | 'count'> {
  page: number;
  count: number;
  route_params: Record<string, unknown>;
  query: Record<string, unknown>;
  photos: string[];
}

const MAX_PHOTOS = 200;
/** A picture's slug, id or file name. */
const PHOTO = /^[\w][\w.-]{0,199}$/;

// Compiled once from the schema the tracker's types come from. Types are not coerced: a wrong type is a wrong beacon.
const check = new Ajv({ strict: false }).compile<Beacon>(
  z.toJSONSchema(z.object(beaconSchema.shape), { target: 'draft-7', io: 'input' }),
);

/**
 * Reads the fields of a beacon. Fields it does not know are left out, so that an older ingest takes a newer tracker.
 * @throws ValidationError naming each field that does not fit
 */
export function readBeacon(body: unknown): ReadBeacon {
  if (!check(body)) throw new ValidationError((check.errors ?? []).slice(0, 5).map(toViolation));
  // Written out: an object with that many fields, spread into another one, costs as much as all checks together.
  return {
    uri: body.uri,
    event: body.event,
    page: Number(body.page ?? 0),
    count: Number(body.count ?? 0),
    photos: photosOf(body.photos),
    route_params: jsonField('route_params', body.route_params),
    query: jsonField('query', body.query),
    sessid: body.sessid,
    fingerprint: body.fingerprint,
    fingerprint_v2: body.fingerprint_v2,
    utm_source: body.utm_source,
    utm_content: body.utm_content,
    utm_campaign: body.utm_campaign,
    source: body.source,
    event_id: body.event_id,
    occurred_at: body.occurred_at,
    sent_at: body.sent_at,
    consent: body.consent,
  };
}

function photosOf(text: string | undefined): string[] {
  if (!text) return [];
  const photos = text.split(',');
  if (photos.length <= MAX_PHOTOS && photos.every((photo) => PHOTO.test(photo))) return photos;
  const message = `must be at most ${MAX_PHOTOS} names separated by commas`;
  throw new ValidationError([{ propertyPath: 'photos', message, code: 'names' }]);
}

function toViolation(error: ErrorObject): Violation {
  return {
    propertyPath: error.instancePath.slice(1) || String(error.params.missingProperty ?? ''),
    message: error.message ?? 'does not fit',
    code: error.keyword,
  };
}
