import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { LOCALES, type Locale } from '@toile/contracts';
import { conceptOfTag, textsOf } from '@toile/vocabulary';
import { Repository } from 'typeorm';
import { SuggestionEntity } from '../../catalogue/index.js';

/** A tag, and all it is called. */
export class TagWordsDto {
  /** @example "velvet" */
  slug: string;
  /**
   * In the reader's language.
   * @example "Velvet"
   */
  label: string;
  /**
   * In all languages, by which it is found; the first is its label.
   * @example ["Velvet", "Velours", "Terciopelo"]
   */
  words: string[];
  /**
   * Of the vocabulary; null for a tag it does not know.
   * @example "garment"
   */
  kind: string | null;
  /**
   * Looks that have it.
   * @example 320
   */
  looks: number;
}

export class TaggingWordsDto {
  /** The most used first. */
  tags: TagWordsDto[];
}

/** Every tag that looks can have, with its words, so that a browser finds it without asking at each key. */
export class TaggingWords extends Query<TaggingWordsDto> {
  constructor(readonly locale: Locale) {
    super();
  }
}

@QueryHandler(TaggingWords)
export class TaggingWordsHandler implements IQueryHandler<TaggingWords> {
  constructor(
    @InjectRepository(SuggestionEntity) private readonly suggestions: Repository<SuggestionEntity>,
  ) {}

  async execute({ locale }: TaggingWords): Promise<TaggingWordsDto> {
    const found = await this.suggestions.find({
      where: { kind: 'tag' },
      order: { total_count: 'DESC', name: 'ASC' },
    });
    return { tags: found.map((tag) => toWords(tag, locale)) };
  }
}

function toWords({ slug, name, total_count }: SuggestionEntity, locale: Locale): TagWordsDto {
  const concept = conceptOfTag(slug);
  const label = concept?.label[locale] ?? name;
  const texts = concept ? LOCALES.flatMap((one) => textsOf(concept, one)) : [];
  return {
    slug,
    label,
    words: [...new Set([label, name, ...texts])],
    kind: concept?.kind ?? null,
    looks: total_count,
  };
}
