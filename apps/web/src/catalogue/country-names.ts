import type { Locale } from '@toile/contracts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** ISO 3166 knows no list in JavaScript: of all pairs of letters, those that are called something. */
let codes: ReadonlyMap<string, string> | undefined;

/** A country's name in a language by its English one; undefined for what is no country's. */
export function countryIn(english: string, locale: Locale): string | undefined {
  codes ??= codesByName();
  const code = codes.get(english.toLowerCase());
  return code && new Intl.DisplayNames(locale, { type: 'region' }).of(code);
}

function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return new Map(
    LETTERS.flatMap((first) =>
      LETTERS.flatMap((second) => {
        const name = names.of(first + second);
        return name ? [[name.toLowerCase(), first + second] as const] : [];
      }),
    ),
  );
}
