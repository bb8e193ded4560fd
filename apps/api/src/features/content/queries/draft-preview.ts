import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { type Block, type ContentKind, type ContentOf, LOCALES, type Locale } from '@toile/contracts';
import { validateSync } from 'class-validator';
import { inLanguage } from '../../../kernel/http/in-language.js';
import { ArticleDetailsDto } from '../article.dto.js';
import { Articles } from '../articles.js';
import { toBlock } from '../docs/block.dto.js';
import { CONTENT_KINDS } from '../docs/content-docs.js';
import { timed } from '../domain/timed.js';
import { type Draft, Drafts, type EntryName } from '../drafts.js';
import { WrittenEntries } from '../written-entries.js';

/** Something that is no article, as readers will see it. */
export class PreviewedWordsDto {
  /** @example "The fitting" */
  title: string;
  text: string;
  image: string | null;
  /** What a banner's link says. */
  label: string;
  /** Answers of a poll, notes of a walk. */
  lines: string[];
}

/** What is not published yet, as it will be. */
export class DraftPreviewDto {
  @ApiProperty({ enum: CONTENT_KINDS, example: 'page' })
  kind: ContentKind;
  /** @example "counting-buttons" */
  slug: string;
  /** Of the words: English where editors wrote none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
  /** Of what is an article. */
  details: ArticleDetailsDto | null;
  /** Of everything else. */
  words: PreviewedWordsDto | null;
  /** Until when a link works; null for editors. */
  expires_at: string | null;
}

/** A draft for who holds a link to it, or for editors; for these also what is live where there is no draft. */
export class DraftPreview extends Query<DraftPreviewDto> {
  constructor(
    readonly asked: { token: string } | EntryName,
    readonly locale: Locale,
  ) {
    super();
  }
}

const ARTICLES: readonly ContentKind[] = ['page', 'dynamic-page', 'newsletter'];

@QueryHandler(DraftPreview)
export class DraftPreviewHandler implements IQueryHandler<DraftPreview> {
  constructor(
    private readonly drafts: Drafts,
    private readonly entries: WrittenEntries,
    private readonly articles: Articles,
  ) {}

  /** @throws DomainError preview/unknown, `{kind}/unknown` */
  async execute({ asked, locale }: DraftPreview): Promise<DraftPreviewDto> {
    const found = 'token' in asked ? await this.drafts.open(asked.token) : await this.forEditors(asked);
    const { kind, slug } = found;
    const doc = timed(kind, found.doc, found.publish_at ?? new Date());
    const isArticle = ARTICLES.includes(kind);
    const { language, ...words } = inLanguage(
      doc as Record<string, unknown> & { translations?: object },
      locale,
    );
    return {
      kind,
      slug,
      language,
      details: isArticle ? await this.articles.details(slug, articleOf(doc), locale) : null,
      words: isArticle ? null : otherWords(words),
      expires_at: ('token' in asked && found.preview_until?.toISOString()) || null,
    };
  }

  private async forEditors(
    name: EntryName,
  ): Promise<Pick<Draft, 'kind' | 'slug' | 'doc' | 'publish_at' | 'preview_until'>> {
    const { draft, content } = await this.entries.get(name);
    const doc = content.status === 'published' ? content.doc : {};
    return draft ?? { ...name, doc, publish_at: null, preview_until: null };
  }
}

type Loose = Record<string, unknown>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const asObject = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};

/** As much of a draft as can be shown: what is of another form than it must be is left out. */
function articleOf(doc: Loose): ContentOf<'dynamic-page'> & { series?: string } {
  const { published_at } = doc;
  const wordsOf = (words: Loose) => ({
    title: textOf(words.title),
    summary: textOf(words.summary),
    blocks: blocksOf(words.blocks),
  });
  const translations = LOCALES.filter((locale) => locale !== 'en').flatMap((locale) => {
    const words = asObject(doc.translations)[locale];
    return words === undefined ? [] : [[locale, wordsOf(asObject(words))] as const];
  });
  const isTime = typeof published_at === 'string' && !Number.isNaN(Date.parse(published_at));
  return {
    ...wordsOf(doc),
    image: textOf(doc.image) || null,
    author: textOf(doc.author),
    published_at: isTime ? published_at : new Date().toISOString(),
    series: textOf(doc.series),
    translations: Object.fromEntries(translations),
  };
}

function blocksOf(value: unknown): Block[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, 200).flatMap((one: unknown) => {
    const block = toBlock(one);
    const isBlock = typeof block === 'object' && block !== null && !Array.isArray(block);
    return isBlock && validateSync(block).length === 0 ? [block as Block] : [];
  });
}

function otherWords(doc: Loose) {
  const { labels, notes, options, looks } = doc;
  const own = [options, looks].find(Array.isArray) ?? [];
  const english = own.map((one: unknown) => textOf(asObject(one).label) || textOf(asObject(one).note));
  const translated = [labels, notes].find(Array.isArray) ?? [];
  return {
    title: textOf(doc.title) || textOf(doc.name) || textOf(doc.question),
    text:
      textOf(doc.text) || textOf(doc.summary) || textOf(doc.intro) || textOf(doc.about) || textOf(doc.bio),
    image: textOf(doc.image) || textOf(doc.cover) || textOf(doc.logo) || null,
    label: textOf(doc.label),
    lines: english.map((line, at) => textOf(translated[at]) || line).filter(Boolean),
  };
}
