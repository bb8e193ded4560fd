/** The web's settings, read once a process. */
export interface WebEnvironment {
  /** Where the api answers, e.g. `http://127.0.0.1:4000`. */
  apiUrl: string;
  /** The site's public origin; null means what the request says. */
  siteUrl: string | null;
}

export function readEnvironment(source: Record<string, string | undefined> = process.env): WebEnvironment {
  const url = (value: string) => new URL(value).origin;
  return {
    apiUrl: url(source.API_URL || 'http://127.0.0.1:4000'),
    siteUrl: source.SITE_URL ? url(source.SITE_URL) : null,
  };
}
