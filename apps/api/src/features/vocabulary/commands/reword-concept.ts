import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsNested } from '../../../kernel/http/dto/nested.decorator.js';
import { plain } from '../../../kernel/http/dto/plain.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import type { ConceptDto } from '../dto/concept.dto.js';
import { SeenDto } from '../dto/seen.dto.js';
import { LabelsDto, PluralsDto, WordsDto } from '../dto/texts.dto.js';
import { VocabularyStream } from '../vocabulary-stream.js';

/** Other words for a concept; what is left out stays. */
export class RewordConceptDto extends SeenDto {
  @IfGiven()
  @IsNested(() => LabelsDto)
  @ApiProperty({ type: () => LabelsDto, required: false })
  label?: LabelsDto;

  @IfGiven()
  @IsNested(() => PluralsDto)
  @ApiProperty({ type: () => PluralsDto, required: false })
  plural?: PluralsDto;

  @IfGiven()
  @IsNested(() => WordsDto)
  @ApiProperty({ type: () => WordsDto, required: false })
  words?: WordsDto;

  /** For other editors. */
  @IfGiven()
  @IsText({ max: 1_000 })
  note?: string;
}

/** An editor changes what a concept is called. */
export class RewordConcept extends Command<ConceptDto> {
  constructor(
    readonly caller: Caller,
    readonly concept: string,
    readonly wanted: RewordConceptDto,
  ) {
    super();
  }
}

@CommandHandler(RewordConcept)
export class RewordConceptHandler implements ICommandHandler<RewordConcept> {
  constructor(private readonly stream: VocabularyStream) {}

  /** @throws DomainError concept/unknown, concept/conflict, concept-words/conflict, concept-words/invalid */
  execute({ caller, concept, wanted }: RewordConcept): Promise<ConceptDto> {
    return this.stream.send(caller, { type: 'Reword', concept, ...plain(wanted) });
  }
}
