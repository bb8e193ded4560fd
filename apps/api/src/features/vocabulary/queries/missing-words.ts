import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { LOCALES, type Locale } from '@toile/contracts';
import { Repository } from 'typeorm';
import { ReferenceDto, SuggestionEntity } from '../../catalogue/index.js';
import { EditedVocabulary } from '../read-models/edited-vocabulary.js';

/** What has no label in a language. */
export class MissingInLanguageDto {
  /** @example "zh" */
  language: Locale;
  /**
   * Ids of concepts.
   * @example ["garment/gilet"]
   */
  concepts: string[];
}

/** A tag that looks have. */
export class UnknownTagDto extends ReferenceDto {
  /**
   * Looks that have it.
   * @example 12
   */
  total_count: number;
}

export class MissingWordsDto {
  languages: MissingInLanguageDto[];
  /** Tags that the vocabulary does not know, those of most looks first: in every language they go by the catalogue's own name. */
  tags: UnknownTagDto[];
  /**
   * Of all such tags.
   * @example 3
   */
  tags_count: number;
}

/** Which labels are missing. */
export class MissingWords extends Query<MissingWordsDto> {}

const MOST_TAGS = 200;

@QueryHandler(MissingWords)
export class MissingWordsHandler implements IQueryHandler<MissingWords> {
  constructor(
    private readonly edited: EditedVocabulary,
    @InjectRepository(SuggestionEntity) private readonly suggestions: Repository<SuggestionEntity>,
  ) {}

  async execute(): Promise<MissingWordsDto> {
    const { vocabulary } = await this.edited.current();
    const languages = LOCALES.map((language) => ({
      language,
      concepts: vocabulary.concepts
        .filter(({ untranslated }) => untranslated?.includes(language))
        .map(({ id }) => id),
    }));
    const tags = await this.suggestions.find({
      where: { kind: 'tag' },
      order: { total_count: 'DESC', slug: 'ASC' },
    });
    const unknown = tags.filter(({ slug }) => !vocabulary.conceptOfTag(slug));
    return {
      languages,
      tags: unknown.slice(0, MOST_TAGS).map(({ slug, name, total_count }) => ({ slug, name, total_count })),
      tags_count: unknown.length,
    };
  }
}
