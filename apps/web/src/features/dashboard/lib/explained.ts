const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** A figure's path, asked with how it was counted. @param day at whose end it was known; none for now, or what the path says */
export function asExplained(path: string, day = ''): string {
  const [address = '', query] = path.split('?');
  if (!day) return withQuery(path, 'explain=true');
  const asked = new URLSearchParams(query);
  asked.set('as_of', `${day}T23:59:59.999Z`);
  asked.set('explain', 'true');
  return `${address}?${asked}`;
}

/** The same figure by another version of its definition. */
export function asInVersion(path: string, version: string): string {
  const [address = '', query] = path.split('?');
  const asked = new URLSearchParams(query);
  asked.set('definition', version);
  return `${address}?${asked}`;
}

/** The same as a file; the api keeps a receipt of it. */
export const asTable = (path: string, locale: string): string =>
  withQuery(path, `format=xlsx&locale=${locale}`);
