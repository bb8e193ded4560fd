import { type Garment, LOCALES, type Locale, type Translations } from '@toile/contracts';
import { conceptOfTag, labelOf } from '@toile/vocabulary';
import { describeGarments } from '@toile/vocabulary/descriptions';
import { COPY, type Copy } from './copy/copies.js';

/** What a writer has in one language: the demo's sentences, and the vocabulary's names of things. */
export interface Speech {
  locale: Locale;
  copy: Copy;
  city(slug: string): string;
  /** "Fall-Winter 2026" */
  season(slug: string): string;
  /** Names of tags within a sentence: "velvet, T-shirt and puff sleeves" */
  tags(slugs: readonly string[]): string;
  describe(garments: readonly Garment[]): string;
}

/** Without the comma that American English has before "and". */
const LIST_LOCALES: Record<Locale, string> = { en: 'en-GB', es: 'es', fr: 'fr', it: 'it', zh: 'zh-Hans' };

/** "Velvet" is "velvet" within a sentence, a "T-shirt" is none the less. */
const within = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

function speechOf(locale: Locale): Speech {
  const list = new Intl.ListFormat(LIST_LOCALES[locale], { type: 'conjunction' });
  return {
    locale,
    copy: COPY[locale],
    city: (slug) => labelOf('city', slug, locale) ?? slug,
    season: (slug) => {
      const [, kind = '', year = ''] = /^(.+)-(\d{4})$/.exec(slug) ?? [];
      const name = labelOf('season', kind, locale) ?? kind;
      return locale === 'zh' ? `${year} ${name}` : `${name} ${year}`;
    },
    tags: (slugs) => list.format(slugs.map((slug) => within(conceptOfTag(slug)?.label[locale] ?? slug))),
    describe: (garments) => describeGarments(garments, locale) ?? '',
  };
}

const SPEECHES = LOCALES.map(speechOf);

/** The same words in English and, under `translations`, in the four other languages. */
export function inEveryLanguage<Words extends object>(
  write: (speech: Speech) => Words,
): Words & { translations: Required<Translations<Words>> } {
  const written = Object.fromEntries(SPEECHES.map((speech) => [speech.locale, write(speech)]));
  const { en, ...translations } = written as Record<Locale, Words>;
  return { ...en, translations };
}
