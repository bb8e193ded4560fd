import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, MaxLength } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { HeldLooks, RetagLooks } from '../../catalogue/index.js';
import type { ConceptDto } from '../dto/concept.dto.js';
import { SeenDto } from '../dto/seen.dto.js';
import { TaggedLooks } from '../tagged-looks.js';
import { VocabularyStream } from '../vocabulary-stream.js';

export class MergeConceptDto extends SeenDto {
  /**
   * The concept that stays, of the same kind.
   * @example "garment/trench-coat"
   */
  @MaxLength(200)
  @Matches(/^[a-z]+\/[a-z0-9-]+$/, { message: 'must be the id of a concept, such as garment/coat' })
  into: string;
}

/** An editor makes one concept of two: the other one gets its words, what is narrower, and the looks that have its tag. */
export class MergeConcepts extends Command<ConceptDto> {
  constructor(
    readonly caller: Caller,
    readonly concept: string,
    readonly wanted: MergeConceptDto,
  ) {
    super();
  }
}

@CommandHandler(MergeConcepts)
export class MergeConceptsHandler implements ICommandHandler<MergeConcepts> {
  constructor(
    private readonly stream: VocabularyStream,
    private readonly commands: CommandBus,
    private readonly tagged: TaggedLooks,
    private readonly held: HeldLooks,
  ) {}

  /**
   * Words are merged at once, looks are retagged in the background; repeated under its idempotency key, a merge that was broken off
   * in between goes on. @throws DomainError concept/unknown, concept/conflict, concept-kind/invalid, concept-merge/invalid,
   * concept-parents/invalid
   */
  async execute({ caller, concept, wanted: { version, into } }: MergeConcepts): Promise<ConceptDto> {
    const retag = caller.commandId;
    const { vocabulary } = await this.stream.decide(caller, { type: 'Merge', concept, version, into, retag });
    const tag = concept.slice(concept.indexOf('/') + 1);
    const stays = vocabulary.byId(into);
    const looks = stays ? await this.tagged.slugs(tag) : [];
    if (stays && looks.length > 0) {
      const add = [{ slug: stays.slug, name: stays.label.en }];
      await this.commands.execute(new RetagLooks(caller, { looks, add, remove: [tag] }));
    }
    await this.held.followTag(caller, tag);
    return this.stream.concept(into);
  }
}
