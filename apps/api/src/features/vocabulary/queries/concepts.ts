import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LISTING_PAGE_SIZE, LOCALES, type Locale } from '@toile/contracts';
import { CONCEPT_KINDS, type Concept, type ConceptKind, plainPhrase, textsOf } from '@toile/vocabulary';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsLocale } from '../../../kernel/http/dto/locale.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { PageDto, PageQueryDto, pageOf } from '../../../kernel/http/dto/page.dto.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { ConceptSummaryDto, toSummary } from '../dto/concept.dto.js';
import { EditedVocabulary } from '../read-models/edited-vocabulary.js';

/** Which concepts are listed. */
export class ConceptsQueryDto extends PageQueryDto {
  /**
   * Words of any language, of a note, or of an id.
   * @example "imper"
   */
  @IfGiven()
  @IsText({ max: 100 })
  search?: string;

  @IfGiven()
  @IsOneOf(CONCEPT_KINDS)
  kind?: ConceptKind;

  /** Only those without a label in this language. */
  @IfGiven()
  @IsLocale()
  missing?: Locale;
}

export class ConceptsDto extends PageDto {
  results: ConceptSummaryDto[];
}

/** Concepts in the order of the files, those that were added last. */
export class Concepts extends Query<ConceptsDto> {
  constructor(readonly wanted: ConceptsQueryDto) {
    super();
  }
}

@QueryHandler(Concepts)
export class ConceptsHandler implements IQueryHandler<Concepts> {
  constructor(private readonly edited: EditedVocabulary) {}

  async execute({ wanted: { search = '', kind, missing, page } }: Concepts): Promise<ConceptsDto> {
    const { state, vocabulary } = await this.edited.current();
    const typed = plainPhrase(search);
    const found = vocabulary.concepts.filter(
      (concept) =>
        (!kind || concept.kind === kind) &&
        (!missing || concept.untranslated?.includes(missing)) &&
        (search.trim() === '' || isCalled(concept, typed, search.trim())),
    );
    const shown = found.slice((page - 1) * LISTING_PAGE_SIZE, page * LISTING_PAGE_SIZE);
    return pageOf(
      shown.map((concept) => toSummary(concept, state)),
      found.length,
      page,
    );
  }
}

function isCalled(concept: Concept, typed: string, written: string): boolean {
  if (concept.id.includes(written)) return true;
  if (typed === '') return false;
  const texts = [...LOCALES.flatMap((locale) => textsOf(concept, locale)), concept.note ?? ''];
  return texts.some((text) => plainPhrase(text).includes(typed));
}
