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

const FIELDS = Object.keys(beaconSchema.shape) as (keyof Beacon)[];
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
  const beacon = knownFields(body);
  if (!check(beacon)) throw new ValidationError((check.errors ?? []).slice(0, 5).map(toViolation));
  return {
    ...beacon,
    page: Number(beacon.page ?? 0),
    count: Number(beacon.count ?? 0),
    route_params: jsonField('route_params', beacon.route_params),
    query: jsonField('query', beacon.query),
    photos: photosOf(beacon.photos),
  };
}

function knownFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const given = body as Record<string, unknown>;
  const known: Record<string, unknown> = {};
  for (const field of FIELDS) if (given[field] !== undefined) known[field] = given[field];
  return known;
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
