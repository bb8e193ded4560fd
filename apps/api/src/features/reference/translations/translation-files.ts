import type { Locale } from '@toile/contracts';
import { flatMessages, MESSAGE_DOMAINS } from '@toile/i18n';
import { currentVocabulary, slugsOf, TAG_KINDS } from '@toile/vocabulary';

const FALLBACK: Locale = 'en';
export const DEFAULT_DOMAIN = 'messages';

/** Names of what the catalogue holds, as `tag.{slug}`, `city.{slug}` and so on. */
export const VOCABULARY = 'vocabulary';
export const DOMAINS: readonly string[] = [...MESSAGE_DOMAINS, VOCABULARY];

/** Messages in the format of BazingaJsTranslationBundle. */
export interface Translations {
  fallback: string;
  defaultDomain: string;
  translations: Record<string, Record<string, Record<string, string>>>;
}

export function translationsOf(domain: string, locales: readonly Locale[]): Translations {
  const translations = locales.map((locale) => [locale, { [domain]: textsOf(domain, locale) }]);
  return {
    fallback: FALLBACK,
    defaultDomain: DEFAULT_DOMAIN,
    translations: Object.fromEntries(translations),
  };
}

const textsOf = (domain: string, locale: Locale) =>
  domain === VOCABULARY ? namesIn(locale) : (flatMessages(domain, locale) ?? {});

const IS_TAG = new Set<string>(TAG_KINDS);
function namesIn(locale: Locale): Record<string, string> {
  const names: Record<string, string> = {};
  // Of tags with the same slug the first counts, as everywhere (`tagLabel`).
  for (const concept of currentVocabulary().concepts)
    for (const slug of slugsOf(concept))
      names[`${IS_TAG.has(concept.kind) ? 'tag' : concept.kind}.${slug}`] ??= concept.label[locale];
  return names;
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
