import 'reflect-metadata';
import type { Beacon } from '@toile/contracts';
import { ValidationError, type Violation } from '@toile/platform';
import { Ajv, type ErrorObject } from 'ajv';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { BeaconDto } from './beacon.dto.js';
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

/** The DTO class as JSON schema: reflection for every event would cost three times the rate. */
export const BEACON_SCHEMA = targetConstructorToSchema(BeaconDto);
const FIELDS = Object.keys(BEACON_SCHEMA.properties ?? {}) as (keyof Beacon)[];
// Types are not coerced: a wrong type is a wrong beacon.
const check = new Ajv({ strict: false }).compile<Beacon>(BEACON_SCHEMA);

/**
 * Reads the fields of a beacon. An empty field is an absent one; fields it does not know are left out, so that an older ingest
 * takes a newer tracker.
 * @throws ValidationError naming each field that does not fit
 */
export function readBeacon(body: unknown): ReadBeacon {
  const given = isRecord(body) ? knownFields(body) : body;
  if (!check(given)) throw new ValidationError((check.errors ?? []).slice(0, 5).map(toViolation));
  return {
    ...given,
    page: Number(given.page ?? 0),
    count: Number(given.count ?? 0),
    photos: photosOf(given.photos),
    route_params: jsonField('route_params', given.route_params),
    query: jsonField('query', given.query),
  };
}

/** How many fields of a beacon nobody here knows. */
export const unknownFields = (body: unknown, beside: readonly string[] = []): number =>
  isRecord(body)
    ? Object.keys(body).filter((name) => !FIELDS.includes(name as keyof Beacon) && !beside.includes(name))
        .length
    : 0;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function knownFields(body: Record<string, unknown>): Record<string, unknown> {
  const known: Record<string, unknown> = {};
  for (const name of FIELDS) if (body[name] !== undefined && body[name] !== '') known[name] = body[name];
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
