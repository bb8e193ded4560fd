/** Narrow and not broken: before a percent sign, and French before the high signs. */
const NARROW = '\u202f';
const UNBROKEN = '\u00a0';

/** What parts a name from what is said of it: "Trend: lace", "Tendance : dentelle", "趋势：蕾丝". */
export function colon(locale: string): string {
  if (locale === 'zh') return '：';
  return locale === 'fr' ? `${UNBROKEN}: ` : ': ';
}

/** What stands between the names of a list. */
export function comma(locale: string): string {
  return locale === 'zh' ? '、' : ', ';
}

type Texts = { readonly [key: string]: string | Texts };

/** The spaces a typesetter would put, so that those who write messages need not: they write plain ones. */
export function typeset(text: string, locale: string): string {
  if (locale === 'zh') return text;
  const percents = text.replace(/(?<=[\d}#]) (?=%)/g, NARROW);
  if (locale !== 'fr') return percents;
  return (
    percents
      .replace(/ (?=[;!?])/g, NARROW)
      // Two colons begin a number's skeleton.
      .replace(/ (?=:(?!:)|»)/g, UNBROKEN)
      .replace(/« /g, `«${UNBROKEN}`)
  );
}

/** All messages of a language, typeset. */
export function typesetAll<M>(messages: M, locale: string): M {
  const texts = Object.entries(messages as Texts).map(([key, value]) => [
    key,
    typeof value === 'string' ? typeset(value, locale) : typesetAll(value, locale),
  ]);
  return Object.fromEntries(texts) as M;
}

/** What follows a number to say what it counts, with the space before it where the language has one. */
export function nounAfter(locale: string, value: number, forms: { one: string; other: string }): string {
  const noun = new Intl.PluralRules(locale).select(value) === 'one' ? forms.one : forms.other;
  return locale === 'zh' ? noun : ` ${noun}`;
}

/** A number with the word for what it counts. */
export function withNoun(locale: string, value: number, forms: { one: string; other: string }): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  return `${number}${nounAfter(locale, value, forms)}`;
}
