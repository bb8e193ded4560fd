import { isDeepStrictEqual } from 'node:util';
import { type ContentKind, LOCALES, type Locale } from '@toile/contracts';

type Doc = Readonly<Record<string, unknown>>;

/** The fields of each kind that are said in every language; `content-docs.spec.ts` holds them against the documents. */
const WORDS: Partial<Record<ContentKind, readonly string[]>> = {
  designer: ['bio'],
  agency: ['about'],
  'street-style': ['description'],
  walk: ['title', 'intro', 'notes'],
  page: ['title', 'summary', 'blocks', 'seo'],
  'dynamic-page': ['title', 'summary', 'blocks', 'seo'],
  newsletter: ['title', 'summary', 'blocks', 'seo'],
  report: ['title', 'summary'],
  'footer-banner': ['title', 'text', 'label'],
  'homepage-banner': ['title', 'text', 'label'],
  'promo-band': ['title', 'text', 'label'],
  poll: ['question', 'labels'],
  member: ['about', 'occupation', 'city'],
};
export const wordsOf = (kind: ContentKind): readonly string[] => WORDS[kind] ?? [];

/** English words that stand in a list of things rather than beside the others. */
const IN_LISTS: Readonly<Record<string, readonly [list: string, field: string]>> = {
  labels: ['options', 'label'],
  notes: ['looks', 'note'],
};

export interface LanguageState {
  language: Locale;
  /** Fields that English has words in, and this language has none. */
  missing: string[];
  /** Fields whose English words were changed after those of this language. */
  stale: string[];
}

/** What a language says, and the English words it says it of: as long as they are the same, a check of them holds. */
export const wordsBeside = (kind: ContentKind, doc: Doc, language: Locale): unknown =>
  wordsOf(kind).map((field) => [
    field,
    inOneOrder(wordsIn(doc, field, 'en')),
    inOneOrder(wordsIn(doc, field, language)),
  ]);

/** The same for what says the same, in whichever order its fields came and whether empty ones were left out. */
function inOneOrder(value: unknown): unknown {
  if (isEmpty(value)) return null;
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).filter(([, one]) => !isEmpty(one));
  return said.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, inOneOrder(one)]);
}

/** What each language but English lacks; `versions` are those that were published, the oldest first, and the draft. */
export function languagesOf(kind: ContentKind, versions: readonly Doc[]): LanguageState[] {
  const fields = wordsOf(kind);
  const last = versions.at(-1);
  if (!last || fields.length === 0) return [];
  return LOCALES.filter((locale) => locale !== 'en').map((language) => {
    const missing = fields.filter((field) =>
      lacks(wordsIn(last, field, 'en'), wordsIn(last, field, language)),
    );
    const stale = fields.filter(
      (field) =>
        !missing.includes(field) &&
        !isEmpty(wordsIn(last, field, language)) &&
        changedAt(versions, field, 'en') > changedAt(versions, field, language),
    );
    return { language, missing, stale };
  });
}

/** The last version in which a language says something else than in the one before. */
function changedAt(versions: readonly Doc[], field: string, locale: Locale): number {
  const said = versions.map((doc) => wordsIn(doc, field, locale));
  for (let at = said.length - 1; at > 0; at -= 1) if (!isDeepStrictEqual(said[at], said[at - 1])) return at;
  return 0;
}

function wordsIn(doc: Doc, field: string, locale: Locale): unknown {
  if (locale !== 'en') return partOf(partOf(doc.translations, locale), field);
  const [list, name] = IN_LISTS[field] ?? [];
  if (list === undefined || name === undefined) return doc[field];
  const things = doc[list];
  return Array.isArray(things) ? things.map((thing) => partOf(thing, name)) : undefined;
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Doc)[name]
    : undefined;

/** A list of texts lacks words where one of its texts does. */
function lacks(english: unknown, theirs: unknown): boolean {
  if (!Array.isArray(english) || english.some((one) => typeof one === 'object'))
    return !isEmpty(english) && isEmpty(theirs);
  return english.some((one, at) => !isEmpty(one) && isEmpty(Array.isArray(theirs) ? theirs[at] : undefined));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null;
}
