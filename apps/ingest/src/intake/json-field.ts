import { ValidationError } from '@toile/platform';

const MAX_DEPTH = 4;
const MAX_KEYS = 100;

/**
 * The object a field holds as JSON; a missing field and an empty list, as PHP writes an empty map, are an empty one.
 * @throws ValidationError for anything but a small, shallow object
 */
export function jsonField(field: string, text: string | undefined): Record<string, unknown> {
  if (!text || text === '{}') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refusal(field, 'must be a JSON object', 'json_object');
  }
  if (Array.isArray(value) && value.length === 0) return {};
  if (!isRecord(value)) throw refusal(field, 'must be a JSON object', 'json_object');
  if (!isSmall(value))
    throw refusal(field, `must have at most ${MAX_KEYS} keys, ${MAX_DEPTH} deep`, 'json_size');
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether everything in it, lists' items included, is few and near enough to be walked again by anyone later. */
function isSmall(root: object): boolean {
  let entries = 0;
  let level: object[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= MAX_DEPTH) return false;
    const next: object[] = [];
    for (const one of level) {
      for (const [key, value] of Object.entries(one)) {
        entries += 1;
        if (entries > MAX_KEYS || key === '__proto__' || key.length > 100) return false;
        if (typeof value === 'object' && value !== null) next.push(value);
      }
    }
    level = next;
  }
  return true;
}

const refusal = (propertyPath: string, message: string, code: string) =>
  new ValidationError([{ propertyPath, message, code }]);
