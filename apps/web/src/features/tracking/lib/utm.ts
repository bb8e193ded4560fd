/** The campaign parameters that are kept (specification, sections 5 and 9). */
export const UTM_KEYS = ['utm_source', 'utm_campaign', 'utm_content'] as const;
export type Utm = Partial<Record<(typeof UTM_KEYS)[number], string>>;

const UTM_COOKIE_MS = 600_000;
const LONGEST = 200;

/** The campaign an address names. */
export function utmOf(query: URLSearchParams): Utm {
  return pick((key) => query.get(key));
}

/** Cookies that remember a campaign for ten minutes, as `document.cookie` takes them. */
export function utmCookies(utm: Utm): string[] {
  return Object.entries(utm).map(
    ([key, value]) =>
      `${key}=${encodeURIComponent(value)}; path=/; max-age=${UTM_COOKIE_MS / 1000}; samesite=lax`,
  );
}

/** The campaign that `document.cookie` remembers. */
export function utmFromCookies(cookies: string): Utm {
  const found = new Map(
    cookies.split(/;\s*/).map((cookie): [string, string] => {
      const at = cookie.indexOf('=');
      return [cookie.slice(0, at), cookie.slice(at + 1)];
    }),
  );
  return pick((key) => decoded(found.get(key)));
}

function pick(given: (key: string) => string | null | undefined): Utm {
  return Object.fromEntries(
    UTM_KEYS.flatMap((key) => {
      const value = given(key)?.slice(0, LONGEST);
      return value ? [[key, value]] : [];
    }),
  );
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
