import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ConceptDto } from '../dto/concept.dto.js';
import { VocabularyStream } from '../vocabulary-stream.js';

/** A concept with all its words. */
export class ConceptDetails extends Query<ConceptDto> {
  constructor(readonly concept: string) {
    super();
  }
}

@QueryHandler(ConceptDetails)
export class ConceptDetailsHandler implements IQueryHandler<ConceptDetails> {
  constructor(private readonly stream: VocabularyStream) {}

  /** @throws DomainError concept/unknown */
  execute({ concept }: ConceptDetails): Promise<ConceptDto> {
    return this.stream.concept(concept);
  }
}
