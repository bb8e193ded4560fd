import { Inject, Injectable } from '@nestjs/common';
import { type EventStore, handleCommand } from '@toile/event-store';
import { amended, Vocabulary } from '@toile/vocabulary';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE } from '../../kernel/event-store/tokens.js';
import { type VocabularyCommand, vocabularyDecider } from './domain/vocabulary.decider.js';
import { unknownConcept } from './domain/vocabulary.errors.js';
import { VOCABULARY_STREAM } from './domain/vocabulary.events.js';
import { type ConceptDto, toConcept } from './dto/concept.dto.js';
import { type Edited, EditedVocabulary } from './read-models/edited-vocabulary.js';

/** Sends commands to the stream of the vocabulary, and reads concepts. */
@Injectable()
export class VocabularyStream {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly edited: EditedVocabulary,
  ) {}

  /** @returns the concept after the command; this process speaks it by then */
  async send(caller: Caller, command: VocabularyCommand): Promise<ConceptDto> {
    await this.decide(caller, command);
    return this.concept(command.concept);
  }

  async decide({ commandId, metadata }: Caller, command: VocabularyCommand): Promise<Edited> {
    const stream = VOCABULARY_STREAM;
    await handleCommand(this.store, vocabularyDecider, { stream, commandId, metadata, command });
    return this.edited.current();
  }

  /** A concept that was merged is shown as it would be by itself. @throws DomainError concept/unknown */
  async concept(id: string): Promise<ConceptDto> {
    const { state, vocabulary } = await this.edited.current();
    const into = state.amendments[id]?.mergedInto;
    const apart =
      into === undefined
        ? vocabulary
        : new Vocabulary(amended(state.amendments, { type: 'MergeUndone', data: { concept: id, into } }));
    const concept = apart.byId(id);
    if (concept?.id !== id) throw unknownConcept(id);
    return toConcept(concept, apart, state);
  }
}
