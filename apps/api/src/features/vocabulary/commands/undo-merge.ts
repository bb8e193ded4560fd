import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { HeldLooks, RetagProgress, UndoRetag } from '../../catalogue/index.js';
import { mergeUnderWay } from '../domain/vocabulary.errors.js';
import type { ConceptDto } from '../dto/concept.dto.js';
import { EditedVocabulary } from '../read-models/edited-vocabulary.js';
import { VocabularyStream } from '../vocabulary-stream.js';

/** An editor parts a concept from the one it was merged into; its looks get the tags they had. */
export class UndoMerge extends Command<ConceptDto> {
  constructor(
    readonly caller: Caller,
    readonly concept: string,
    readonly version: number,
  ) {
    super();
  }
}

@CommandHandler(UndoMerge)
export class UndoMergeHandler implements ICommandHandler<UndoMerge> {
  constructor(
    private readonly stream: VocabularyStream,
    private readonly edited: EditedVocabulary,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly held: HeldLooks,
  ) {}

  /** @throws DomainError concept/unknown, concept/conflict, concept-words/conflict, concept-parents/invalid */
  async execute({ caller, concept, version }: UndoMerge): Promise<ConceptDto> {
    const { state } = await this.edited.current();
    const merge = state.changes.get(concept)?.findLast(({ type, data }) => {
      return type === 'ConceptMerged' && data.concept === concept;
    });
    const retag = merge?.type === 'ConceptMerged' ? await this.retagOf(merge.data.retag) : undefined;
    if (retag?.status === 'running') throw mergeUnderWay(concept);
    const after = await this.stream.send(caller, { type: 'UndoMerge', concept, version });
    if (retag) await this.commands.execute(new UndoRetag(caller, retag.id));
    await this.held.followTag(caller, concept.slice(concept.indexOf('/') + 1));
    return after;
  }

  /** Undefined where no look had the tag. */
  private async retagOf(id: string) {
    try {
      return await this.queries.execute(new RetagProgress(id));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'retag/unknown') return undefined;
      throw error;
    }
  }
}
