/** Letters, digits, "-", ".", "_" and "~", which mean the same when they are encoded (RFC 3986, 2.3). */
const UNRESERVED = /%(2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;
const MALFORMED = /%(?![0-9a-f]{2})/i;
/** What one reader of a path takes for another path than the next reader does: empty and dot segments, backslashes. */
const UNCLEAR = /#|\\|%5c|\/\/|(\/|%2f)\.{1,2}(\/|%2f|$)/i;
/** Base64 has slashes, which the names of downloads are written in. */
const MAY_HOLD_SLASH = /^(\/[a-z]{2})?\/download\//;

/**
 * The one spelling of a request's address that every rule and every service sees. `deploy/gateway/Caddyfile` refuses the
 * same; `testing-routing-cases.ts` asks both.
 * @returns null for an address that is to be refused
 */
export function normaliseAddress(url: string): string | null {
  const [given = ''] = url.split('?', 1);
  // Decoding part of what cannot be decoded could make an escape out of two.
  const path = MALFORMED.test(given) ? given : given.replace(UNRESERVED, decodeURIComponent);
  if (!path.startsWith('/') || UNCLEAR.test(path)) return null;
  if (/%2f/i.test(path) && !MAY_HOLD_SLASH.test(path)) return null;
  return path + url.slice(given.length);
}
