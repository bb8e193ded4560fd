import type { Locale } from '@toile/contracts';
import { flatMessages } from '@toile/i18n';

const FALLBACK: Locale = 'en';
export const DEFAULT_DOMAIN = 'messages';

/** Messages in the format of BazingaJsTranslationBundle. */
export interface Translations {
  fallback: string;
  defaultDomain: string;
  translations: Record<string, Record<string, Record<string, string>>>;
}

export function translationsOf(domain: string, locales: readonly Locale[]): Translations {
  const translations = locales.map((locale) => [locale, { [domain]: flatMessages(domain, locale) ?? {} }]);
  return {
    fallback: FALLBACK,
    defaultDomain: DEFAULT_DOMAIN,
    translations: Object.fromEntries(translations),
  };
}

/** A script for the bundle's `Translator`: one call a message, as the bundle writes it. */
export function toScript({ fallback, defaultDomain, translations }: Translations): string {
  const lines = Object.entries(translations).flatMap(([locale, domains]) =>
    Object.entries(domains).flatMap(([domain, messages]) => [
      `    // ${locale}`,
      ...Object.entries(messages).map(
        ([id, text]) => `    t.add(${[id, text, domain, locale].map(literal).join(', ')});`,
      ),
    ]),
  );
  return `(function (t) {
    t.fallback = ${literal(fallback)};
    t.defaultDomain = ${literal(defaultDomain)};
${lines.join('\n')}
})(Translator);
`;
}

/** Safe inside a page's script element too, and in engines that take U+2028 for the end of a line. */
const literal = (text: string) =>
  JSON.stringify(text).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
