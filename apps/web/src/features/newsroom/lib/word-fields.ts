import {
  type Block,
  type Locale,
  PAGE_SERIES,
  REPORT_CHAPTERS,
  REPORT_TYPES,
  TYPES,
  WRITTEN_KINDS,
  type WrittenKind,
} from '@toile/contracts';
import { GENDERS } from '../../models/lib/filters';

/** A document that is worked on: anything of it may be missing yet. */
export type Doc = Readonly<Record<string, unknown>>;

interface Common {
  name: string;
  required?: boolean;
}
/** A field as the form draws it; `translated` ones are said in each language. */
export type WordField = Common &
  (
    | { is: 'long'; most: number; translated?: boolean }
    /** `orNull`: nothing is null rather than an empty text, as of links. */
    | { is: 'line' | 'link'; most: number; translated?: boolean; orNull?: true }
    | { is: 'blocks' | 'seo'; translated: true }
    /** Texts of things in a list: `name` in translations, `field` of each thing of `list` in English. */
    | { is: 'lines'; translated: true; list: string; field: string; key: 'id' | 'slug'; most: number }
    | { is: 'time' | 'picture' }
    /** Checked where nothing is said, `unless` it is of the other kind. */
    | { is: 'check'; unless?: true }
    | { is: 'number'; least: number; most: number; step?: string }
    /** `of-the-site`: those that are there now, which the form is told (`{name}:{slug}`). */
    | { is: 'choice'; choices: readonly string[] | 'of-the-site' }
    | { is: 'figures'; types: readonly string[]; chapters: readonly string[] }
  );

const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);
const ID = { name: 'id', is: 'number', least: 1, most: 2_000_000_000, required: true } as const;
const ARTICLE: readonly WordField[] = [
  { name: 'title', is: 'line', most: 200, translated: true, required: true },
  { name: 'summary', is: 'long', most: 1_000, translated: true },
  { name: 'blocks', is: 'blocks', translated: true },
  { name: 'seo', is: 'seo', translated: true },
  { name: 'author', is: 'line', most: 200 },
  { name: 'image', is: 'picture' },
  { name: 'published_at', is: 'time' },
];
const BANNER: readonly WordField[] = [
  { name: 'title', is: 'line', most: 200, translated: true, required: true },
  { name: 'text', is: 'long', most: 1_000, translated: true },
  { name: 'label', is: 'line', most: 100, translated: true, required: true },
  { name: 'url', is: 'link', most: 2_000, required: true },
  { name: 'image', is: 'picture' },
  { name: 'starts_at', is: 'time' },
  { name: 'ends_at', is: 'time' },
  { name: 'weight', is: 'number', least: 0.01, most: 1_000, step: 'any' },
  { name: 'dismissible', is: 'check' },
];

export const WORD_FIELDS: Readonly<Record<WrittenKind, readonly WordField[]>> = {
  page: [{ name: 'series', is: 'choice', choices: PAGE_SERIES, required: true }, ...ARTICLE],
  'dynamic-page': ARTICLE,
  newsletter: [{ name: 'issue', is: 'number', least: 1, most: 1_000_000, required: true }, ...ARTICLE],
  walk: [
    { name: 'title', is: 'line', most: 200, translated: true, required: true },
    { name: 'intro', is: 'long', most: 2_000, translated: true },
    { name: 'notes', is: 'lines', translated: true, list: 'looks', field: 'note', key: 'slug', most: 1_000 },
    { name: 'curator', is: 'line', most: 200 },
    { name: 'published_at', is: 'time' },
  ],
  report: [
    ID,
    { name: 'title', is: 'line', most: 200, translated: true, required: true },
    { name: 'summary', is: 'long', most: 1_000, translated: true },
    { name: 'type', is: 'choice', choices: REPORT_TYPES, required: true },
    { name: 'season', is: 'choice', choices: 'of-the-site' },
    { name: 'city', is: 'choice', choices: 'of-the-site' },
    { name: 'pages', is: 'number', least: 1, most: 2_000, required: true },
    { name: 'file', is: 'line', most: 160, required: true },
    { name: 'figures', is: 'figures', types: slugs(TYPES), chapters: REPORT_CHAPTERS },
    { name: 'cover', is: 'picture' },
    { name: 'published_at', is: 'time' },
  ],
  poll: [
    ID,
    { name: 'question', is: 'line', most: 200, translated: true, required: true },
    { name: 'labels', is: 'lines', translated: true, list: 'options', field: 'label', key: 'id', most: 200 },
    { name: 'closes_at', is: 'time' },
  ],
  'homepage-banner': BANNER,
  'promo-band': BANNER,
  'footer-banner': BANNER,
  client: [
    { name: 'name', is: 'line', most: 200, required: true },
    { name: 'url', is: 'link', most: 2_000 },
    { name: 'logo', is: 'picture' },
  ],
  designer: [
    { name: 'name', is: 'line', most: 200, required: true },
    { name: 'bio', is: 'long', most: 5_000, translated: true },
    { name: 'city', is: 'choice', choices: 'of-the-site', required: true },
    { name: 'founded', is: 'number', least: 1_700, most: 2_200 },
    { name: 'website', is: 'link', most: 2_000 },
    { name: 'owner', is: 'line', most: 200, orNull: true },
  ],
  model: [
    { name: 'name', is: 'line', most: 200, required: true },
    { name: 'gender', is: 'choice', choices: GENDERS, required: true },
    { name: 'agency', is: 'choice', choices: 'of-the-site' },
    { name: 'nationality', is: 'line', most: 100 },
    { name: 'height_cm', is: 'number', least: 100, most: 230 },
    { name: 'debut', is: 'choice', choices: 'of-the-site' },
    { name: 'new_face', is: 'check', unless: true },
  ],
};

export const isWrittenKind = (kind: string): kind is WrittenKind => WRITTEN_KINDS.some((one) => one === kind);

/** The field that says what an entry is called. */
export const nameField = (kind: WrittenKind): string =>
  ['client', 'designer', 'model'].includes(kind) ? 'name' : kind === 'poll' ? 'question' : 'title';

const isObject = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const asObject = (value: unknown): Doc => (isObject(value) ? value : {});
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const asBlocks = (value: unknown): Block[] =>
  asList(value).filter((one): one is Block => typeof asObject(one).type === 'string');

/** What a field says in a language; what is not said in languages stands beside the English words. */
export function valueIn(doc: Doc, field: WordField, locale: Locale): unknown {
  if (locale !== 'en' && 'translated' in field && field.translated)
    return asObject(asObject(doc.translations)[locale])[field.name];
  return field.is === 'lines' ? doc[field.list] : doc[field.name];
}

/** The same document with this said; a language in which nothing is said any more is not there. */
export function withValue(doc: Doc, field: WordField, locale: Locale, value: unknown): Doc {
  if (locale === 'en' || !('translated' in field && field.translated))
    return set(doc, field.is === 'lines' ? field.list : field.name, value);
  const all = asObject(doc.translations);
  const words = set(asObject(all[locale]), field.name, value);
  const said = Object.values(words).some((one) => !isBlank(one));
  const translations = set(all, locale, said ? words : undefined);
  return set(doc, 'translations', Object.keys(translations).length > 0 ? translations : undefined);
}

/** The same document without a thing of a list, and without its words in every language: those after it keep theirs. */
export function withoutThing(doc: Doc, field: Extract<WordField, { is: 'lines' }>, at: number): Doc {
  const without = (value: unknown) => asList(value).filter((_, index) => index !== at);
  const left = set(doc, field.list, without(doc[field.list]));
  const translations = Object.entries(asObject(doc.translations)).map(([locale, words]) => {
    const said = asObject(words);
    return [locale, field.name in said ? set(said, field.name, without(said[field.name])) : words] as const;
  });
  return translations.length > 0 ? set(left, 'translations', Object.fromEntries(translations)) : left;
}

function set(doc: Doc, name: string, value: unknown): Doc {
  if (value !== undefined) return { ...doc, [name]: value };
  const { [name]: _, ...rest } = doc;
  return rest;
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === '';
}

/** Slugs of looks, as somebody writes or pastes them: by themselves or as addresses of pages, in any order of lines. */
export const slugsIn = (text: string): string[] => [
  ...new Set(
    text.split(/[\s,;]+/).flatMap((one) =>
      one
        .replace(/[?#].*$/, '')
        .split('/')
        .filter(Boolean)
        .slice(-1),
    ),
  ),
];

/** An address for what is called so: lower-case words joined by hyphens. */
export const addressFor = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);
