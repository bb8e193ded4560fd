import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { TAG_KINDS, type TagKind } from '@toile/vocabulary';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsNested } from '../../../kernel/http/dto/nested.decorator.js';
import { IsNewSlug } from '../../../kernel/http/dto/new-slug.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { plain } from '../../../kernel/http/dto/plain.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import type { ConceptDto } from '../dto/concept.dto.js';
import { NewLabelsDto, PluralsDto, WordsDto } from '../dto/texts.dto.js';
import { VocabularyStream } from '../vocabulary-stream.js';
import { AreParents } from './move-concept.js';

/** A concept that looks can be tagged with. */
export class AddConceptDto {
  @IsOneOf(TAG_KINDS)
  kind: TagKind;

  /**
   * Looks that have this tag already are called by its labels from now on.
   * @example "gilet"
   */
  @IsNewSlug(150)
  slug: string;

  @IsNested(() => NewLabelsDto)
  label: NewLabelsDto;

  @IsNested(() => PluralsDto)
  @ApiProperty({ type: () => PluralsDto, required: false })
  plural: PluralsDto = new PluralsDto();

  @IsNested(() => WordsDto)
  @ApiProperty({ type: () => WordsDto, required: false })
  words: WordsDto = new WordsDto();

  @AreParents()
  parents: string[] = [];

  /** For other editors. */
  @IsText({ max: 1_000 })
  note: string = '';
}

/** An editor adds a concept. */
export class AddConcept extends Command<ConceptDto> {
  constructor(
    readonly caller: Caller,
    readonly wanted: AddConceptDto,
  ) {
    super();
  }
}

@CommandHandler(AddConcept)
export class AddConceptHandler implements ICommandHandler<AddConcept> {
  constructor(private readonly stream: VocabularyStream) {}

  /** @throws DomainError concept/conflict, concept-words/conflict, concept-words/invalid, concept-parents/invalid */
  execute({ caller, wanted }: AddConcept): Promise<ConceptDto> {
    const { kind, slug, plural, ...added } = plain(wanted);
    const said = Object.fromEntries(Object.entries(plural).filter(([, text]) => text !== ''));
    return this.stream.send(caller, {
      type: 'Add',
      concept: `${kind}/${slug}`,
      added: { ...added, plural: said },
    });
  }
}
