import { DomainError } from '@toile/platform';

const MAX_FIELDS = 100;

/**
 * Fields of a form-encoded body. A repeated field becomes a list, which fits no field of a beacon. Node's querystring is
 * not used: it guesses where percent-encoding is broken.
 * @throws DomainError `beacon/malformed` for broken percent-encoding and for too many fields
 */
export function readForm(body: string): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {};
  if (body === '') return fields;
  const pairs = body.split('&');
  if (pairs.length > MAX_FIELDS) throw new DomainError('beacon/malformed', 'The body has too many fields.');
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const value = at < 0 ? '' : decode(pair.slice(at + 1));
    const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
    fields[name] = before === undefined ? value : [before, value].flat();
  }
  return fields;
}

function decode(text: string): string {
  try {
    const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
    return spaced.includes('%') ? decodeURIComponent(spaced) : spaced;
  } catch {
    throw new DomainError('beacon/malformed', 'The form encoding of the body is broken.');
  }
}
