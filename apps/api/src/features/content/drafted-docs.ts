import {
  type Block,
  type ContentOf,
  LOCALES,
  type Locale,
  REPORT_CHAPTERS,
  REPORT_TYPES,
} from '@toile/contracts';
import { validateSync } from 'class-validator';
import { isWebAddress } from '../../kernel/http/dto/web-address.decorator.js';
import { inLanguage } from '../../kernel/http/in-language.js';
import type { PollResultDto } from '../reader-forms/index.js';
import { toBlock } from './docs/block.dto.js';

/** A draft's document: nothing of it is sure to be there, or of the form it must have. */
type Loose = Record<string, unknown>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const asObject = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const timeOf = (value: unknown): string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : new Date().toISOString();
const timeOrNull = (value: unknown): string | null => (textOf(value) ? timeOf(value) : null);

/** What each language but English says, as far as it can be shown. */
function translationsOf<Words>(doc: Loose, read: (words: Loose) => Words): Partial<Record<Locale, Words>> {
  const said = LOCALES.filter((locale) => locale !== 'en').flatMap((locale) => {
    const words = asObject(doc.translations)[locale];
    return words === undefined ? [] : [[locale, read(asObject(words))] as const];
  });
  return Object.fromEntries(said) as Partial<Record<Locale, Words>>;
}

/** As much of a draft as can be shown: what is of another form than it must be is left out. */
export function articleOf(doc: Loose): ContentOf<'dynamic-page'> & { series?: string } {
  const wordsOf = (words: Loose) => ({
    title: textOf(words.title),
    summary: textOf(words.summary),
    blocks: blocksOf(words.blocks),
  });
  return {
    ...wordsOf(doc),
    image: textOf(doc.image) || null,
    author: textOf(doc.author),
    published_at: timeOf(doc.published_at),
    series: textOf(doc.series),
    translations: translationsOf(doc, wordsOf),
  };
}

function blocksOf(value: unknown): Block[] {
  return asList(value)
    .slice(0, 200)
    .flatMap((one: unknown) => {
      const block = toBlock(one);
      const isBlock = typeof block === 'object' && block !== null && !Array.isArray(block);
      return isBlock && validateSync(block).length === 0 ? [block as Block] : [];
    });
}

export function bannerOf(doc: Loose): ContentOf<'promo-band'> {
  const wordsOf = (words: Loose) => ({
    title: textOf(words.title),
    text: textOf(words.text),
    label: textOf(words.label),
  });
  return {
    ...wordsOf(doc),
    image: textOf(doc.image) || null,
    url: textOf(doc.url),
    dismissible: doc.dismissible !== false,
    starts_at: timeOf(doc.starts_at),
    ends_at: timeOrNull(doc.ends_at),
    weight: 1,
    translations: translationsOf(doc, wordsOf),
  };
}

/** A poll that nobody has answered yet. */
export function pollOf(doc: Loose, locale: Locale): PollResultDto {
  const options = asList(doc.options).map(asObject);
  const poll = {
    question: textOf(doc.question),
    translations: translationsOf(doc, (words) => ({
      question: textOf(words.question),
      labels: asList(words.labels).map(textOf),
    })),
  };
  const { question, labels } = inLanguage<{ question: string; labels: string[] }, { question: string }>(
    poll,
    locale,
  );
  const closes_at = timeOrNull(doc.closes_at);
  return {
    poll: Number(doc.id) || 0,
    question,
    closes_at,
    closed: closes_at !== null && closes_at <= new Date().toISOString(),
    total: 0,
    mine: null,
    options: options.map(({ id, label }, at) => ({
      id: Number(id) || at + 1,
      label: labels?.[at] || textOf(label),
      votes: 0,
      percent: 0,
    })),
  };
}

export function walkOf(doc: Loose): ContentOf<'walk'> {
  return {
    title: textOf(doc.title),
    intro: textOf(doc.intro),
    curator: textOf(doc.curator),
    published_at: timeOf(doc.published_at),
    looks: asList(doc.looks)
      .map(asObject)
      .map(({ slug, note }) => ({ slug: textOf(slug), note: textOf(note) })),
    translations: translationsOf(doc, (words) => ({
      title: textOf(words.title),
      intro: textOf(words.intro),
      notes: asList(words.notes).map(textOf),
    })),
  };
}

const GENDERS = ['woman', 'man', 'non-binary'] as const;
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export function designerOf(doc: Loose): ContentOf<'designer'> {
  return {
    name: textOf(doc.name),
    city: textOf(doc.city),
    founded: numberOrNull(doc.founded),
    website: isWebAddress(doc.website) ? doc.website : null,
    owner: null,
    bio: textOf(doc.bio),
    translations: translationsOf(doc, ({ bio }) => ({ bio: textOf(bio) })),
  };
}

export function modelOf(doc: Loose): ContentOf<'model'> {
  return {
    name: textOf(doc.name),
    gender: GENDERS.find((one) => one === doc.gender) ?? 'woman',
    agency: textOf(doc.agency) || null,
    nationality: textOf(doc.nationality),
    height_cm: numberOrNull(doc.height_cm),
    debut: textOf(doc.debut) || null,
    new_face: doc.new_face === true,
  };
}

export function reportOf(doc: Loose): ContentOf<'report'> {
  const wordsOf = (words: Loose) => ({ title: textOf(words.title), summary: textOf(words.summary) });
  const { type, chapters } = asObject(doc.figures);
  const named = asList(chapters);
  return {
    ...wordsOf(doc),
    id: numberOrNull(doc.id) ?? 0,
    type: REPORT_TYPES.find((one) => one === doc.type) ?? REPORT_TYPES[0],
    season: textOf(doc.season) || null,
    city: textOf(doc.city) || null,
    cover: textOf(doc.cover) || null,
    published_at: timeOf(doc.published_at),
    pages: numberOrNull(doc.pages) ?? 0,
    // Nobody is led to a file by a draft.
    file: '',
    figures: doc.figures
      ? { type: textOf(type), chapters: REPORT_CHAPTERS.filter((one) => named.includes(one)) }
      : null,
    translations: translationsOf(doc, wordsOf),
  };
}

export function clientOf(doc: Loose): ContentOf<'client'> {
  return {
    name: textOf(doc.name),
    url: isWebAddress(doc.url) ? doc.url : null,
    logo: textOf(doc.logo) || null,
  };
}

/** What is said in short of what has no page that it could be shown as. */
export const otherWords = (doc: Loose) => ({
  title: textOf(doc.title) || textOf(doc.name),
  text: textOf(doc.text) || textOf(doc.summary) || textOf(doc.about) || textOf(doc.bio),
  image: textOf(doc.image) || textOf(doc.cover) || textOf(doc.logo) || null,
  lines: [textOf(doc.city), textOf(doc.website)].filter(Boolean),
});
