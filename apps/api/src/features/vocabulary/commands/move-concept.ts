import { applyDecorators } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, Matches, MaxLength } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import type { ConceptDto } from '../dto/concept.dto.js';
import { SeenDto } from '../dto/seen.dto.js';
import { VocabularyStream } from '../vocabulary-stream.js';

const MOST_PARENTS = 5;
const ID = /^[a-z]+\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Ids of wider concepts. */
export const AreParents = () =>
  applyDecorators(
    IsArray(),
    ArrayMaxSize(MOST_PARENTS),
    ArrayUnique(),
    MaxLength(200, { each: true }),
    Matches(ID, { each: true, message: 'must be ids of concepts, such as garment/coat' }),
    ApiProperty({ type: [String], maxItems: MOST_PARENTS, example: ['garment/coat'] }),
  );

export class MoveConceptDto extends SeenDto {
  /** All wider concepts it shall have; whoever asks for one of these finds it. */
  @AreParents()
  parents: string[];
}

/** An editor puts a concept under others. */
export class MoveConcept extends Command<ConceptDto> {
  constructor(
    readonly caller: Caller,
    readonly concept: string,
    readonly wanted: MoveConceptDto,
  ) {
    super();
  }
}

@CommandHandler(MoveConcept)
export class MoveConceptHandler implements ICommandHandler<MoveConcept> {
  constructor(private readonly stream: VocabularyStream) {}

  /** @throws DomainError concept/unknown, concept/conflict, concept-kind/invalid, concept-parents/invalid */
  execute({ caller, concept, wanted: { version, parents } }: MoveConcept): Promise<ConceptDto> {
    return this.stream.send(caller, { type: 'Move', concept, version, parents });
  }
}
