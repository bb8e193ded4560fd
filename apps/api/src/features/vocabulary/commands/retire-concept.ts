import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { VocabularyStream } from '../vocabulary-stream.js';

/** An editor takes back a concept that was added; looks with its tag are called by the catalogue's own name again. */
export class RetireConcept extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly concept: string,
    readonly version: number,
  ) {
    super();
  }
}

@CommandHandler(RetireConcept)
export class RetireConceptHandler implements ICommandHandler<RetireConcept> {
  constructor(private readonly stream: VocabularyStream) {}

  /** @throws DomainError concept/unknown, concept/conflict */
  async execute({ caller, concept, version }: RetireConcept): Promise<void> {
    await this.stream.decide(caller, { type: 'Retire', concept, version });
  }
}
