import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { NEW_SLUG } from '@toile/contracts';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, Matches, Max, MaxLength, Min } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { plain } from '../../../kernel/http/dto/plain.js';
import { RetagLooks } from '../../catalogue/index.js';
import { untaggedLook } from '../domain/vocabulary.errors.js';
import type { ConceptDto } from '../dto/concept.dto.js';
import { TaggedLooks } from '../tagged-looks.js';
import { VocabularyStream } from '../vocabulary-stream.js';
import { AddConceptDto } from './add-concept.js';

/** The part that becomes a concept of its own: its words, which are taken from the other, and its looks. */
export class SplitConceptDto extends OmitType(AddConceptDto, ['kind', 'parents']) {
  /**
   * Of the concept as the editor saw it; 0 where nobody has changed it.
   * @example 0
   */
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  version: number;

  /** Whether the part stands below the concept, and its looks keep the tag they have; else it stands beside it, and they lose it. */
  @IsBoolean()
  narrower: boolean;

  /**
   * Slugs of looks with the concept's tag that get the new one.
   * @example ["castellani-brera-fall-winter-2026-look-1"]
   */
  @IsArray()
  @ArrayMaxSize(100_000)
  @MaxLength(150, { each: true })
  @Matches(NEW_SLUG, { each: true, message: 'must be slugs: lower-case words joined by hyphens' })
  @ApiProperty({ type: [String], default: [] })
  looks: string[] = [];
}

/** An editor makes two concepts of one. */
export class SplitConcept extends Command<ConceptDto> {
  constructor(
    readonly caller: Caller,
    readonly concept: string,
    readonly wanted: SplitConceptDto,
  ) {
    super();
  }
}

@CommandHandler(SplitConcept)
export class SplitConceptHandler implements ICommandHandler<SplitConcept> {
  constructor(
    private readonly stream: VocabularyStream,
    private readonly commands: CommandBus,
    private readonly tagged: TaggedLooks,
  ) {}

  /**
   * The vocabulary changes at once, looks are retagged in the background; a merge of the part into the concept takes both back.
   * @throws DomainError concept/unknown, concept/conflict, concept-kind/invalid, concept-words/conflict, concept-words/invalid,
   * concept-split/invalid
   */
  async execute({ caller, concept, wanted }: SplitConcept): Promise<ConceptDto> {
    const { version, slug, narrower, looks, plural, ...called } = plain(wanted);
    const [kind = '', tag = ''] = concept.split('/');
    const part = `${kind}/${slug}`;
    const said = Object.fromEntries(Object.entries(plural).filter(([, text]) => text !== ''));
    await this.mustHave(looks, [tag, slug]);
    await this.stream.decide(caller, {
      type: 'Split',
      concept,
      version,
      part,
      called: { ...called, plural: said },
      narrower,
    });
    if (looks.length > 0) {
      const add = [{ slug, name: called.label.en }];
      await this.commands.execute(new RetagLooks(caller, { looks, add, remove: narrower ? [] : [tag] }));
    }
    return this.stream.concept(part);
  }

  /** Before anything is written. Those that a repeated command has retagged have the new tag. */
  private async mustHave(looks: readonly string[], tags: readonly string[]): Promise<void> {
    const known = new Set((await Promise.all(tags.map((tag) => this.tagged.slugs(tag)))).flat());
    const other = looks.find((look) => !known.has(look));
    if (other !== undefined) throw untaggedLook(other, tags[0] ?? '');
  }
}
