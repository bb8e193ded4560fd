import { SLUG } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import type { Arrival } from '../intake/intake.js';
import { readBeacon, unknownFields } from '../intake/read-beacon.js';

export const MAX_TAGS = 20;

/** A search for tags that opened no page, as an event of its own. @throws ValidationError */
export function readTagsSearch(body: unknown): Arrival {
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const given = 'tags' in fields ? fields.tags : undefined;
  const tags: unknown[] = typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : [];
  if (tags.length === 0 || tags.length > MAX_TAGS || !tags.every(isSlug)) {
    const message = `must be 1 to ${MAX_TAGS} slugs`;
    throw new ValidationError([{ propertyPath: 'tags', message, code: 'slugs' }]);
  }
  const beacon = readBeacon({ uri: '/', ...fields });
  return {
    destination: { kind: 'search', target: 'tags_search_count' },
    beacon: { ...beacon, query: { tags: [...new Set(tags)].join(',') } },
    unknownFields: unknownFields(fields, ['tags']),
  };
}

const isSlug = (tag: unknown): tag is string => typeof tag === 'string' && SLUG.test(tag);
