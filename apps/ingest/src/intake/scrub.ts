const SECRET_KEY = /^(_?token|code|state|e?-?mail|password|username|phone|signature|key)$/i;
const SECRET_PARAMETER =
  /([?&](?:_?token|code|state|e?-?mail|password|username|phone|signature|key)=)[^&#]*/gi;
/** Whoever knows these paths may see what they show. */
const SECRET_PATH =
  /(\/(?:moodboards\/(?:public|pdf|invitation)|download|data\/(?:embed|unsubscribe|mail-consent)|newsroom\/(?:words\/)?previews?|alert-feeds)\/)[^/?#]+/g;
/** Lengths are bounded so that a long text without an end costs no time. */
const EMAIL = /[^\s@/?&=,;"']{1,64}(?:@|%40)[^\s@/?&=,;"']{1,190}\.[^\s@/?&=.,;"']{2,30}/gi;
const REMOVED = 'removed';

/** An address without e-mail addresses and without what opens doors: tokens, codes, secret links. */
export function scrubUri(uri: string): string {
  const clean = uri.includes('?') ? uri.replace(SECRET_PARAMETER, `$1${REMOVED}`) : uri;
  return scrubText(clean.replace(SECRET_PATH, `$1${REMOVED}`));
}

/** Route parameters or a query, cleaned alike at every depth. */
export function scrubRecord(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      scrubText(key),
      SECRET_KEY.test(key) || key === 'filepath' ? REMOVED : scrubValue(value),
    ]),
  );
}

function scrubValue(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map(scrubValue);
  if (typeof value === 'object' && value !== null) return scrubRecord(value as Record<string, unknown>);
  return value;
}

/** A text without e-mail addresses: nothing in plain text about a person may reach the log. */
export function scrubText(text: string): string {
  return text.includes('@') || text.includes('%40') ? text.replace(EMAIL, REMOVED) : text;
}
