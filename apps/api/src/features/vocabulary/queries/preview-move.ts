import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Concept, slugsOf, Vocabulary } from '@toile/vocabulary';
import { Transform } from 'class-transformer';
import { AreParents } from '../commands/move-concept.js';
import { vocabularyDecider } from '../domain/vocabulary.decider.js';
import { unknownConcept } from '../domain/vocabulary.errors.js';
import { versionOf } from '../domain/vocabulary.state.js';
import { LabelsDto } from '../dto/texts.dto.js';
import { EditedVocabulary } from '../read-models/edited-vocabulary.js';
import { SearchesNaming } from '../searches-naming.js';
import { TaggedLooks } from '../tagged-looks.js';

/** Where it would be put. */
export class PreviewMoveQueryDto {
  /** All wider concepts it shall have; none where it is left out. */
  @Transform(({ value }: { value: unknown }) => (value === undefined ? [] : [value].flat()))
  @AreParents()
  parents: string[] = [];
}

/** A wider concept for which something else would be found. */
export class MovedUnderDto {
  /** @example "garment/coat" */
  id: string;
  label: LabelsDto;
  /**
   * Looks that are found for it now.
   * @example 420
   */
  looks_before: number;
  /**
   * Looks that would be found for it.
   * @example 460
   */
  looks_after: number;
  /**
   * Searches of the last 30 days that named it.
   * @example 1230
   */
  searches: number;
}

/** What putting a concept under others would change, without carrying it out. No look gets another tag. */
export class MovePreviewDto {
  wider: MovedUnderDto[];
}

export class PreviewMove extends Query<MovePreviewDto> {
  constructor(
    readonly concept: string,
    readonly parents: readonly string[],
  ) {
    super();
  }
}

@QueryHandler(PreviewMove)
export class PreviewMoveHandler implements IQueryHandler<PreviewMove> {
  constructor(
    private readonly edited: EditedVocabulary,
    private readonly tagged: TaggedLooks,
    private readonly searches: SearchesNaming,
  ) {}

  /** Refuses what the move would be refused for. @throws DomainError as the move does */
  async execute({ concept, parents }: PreviewMove): Promise<MovePreviewDto> {
    const { state, vocabulary } = await this.edited.current();
    const version = versionOf(state, concept);
    const events = vocabularyDecider.decide({ type: 'Move', concept, parents, version }, state);
    const moved = events.reduce(vocabularyDecider.evolve, state);
    const after = new Vocabulary(moved.amendments);
    const [above, aboveThen] = [widerThan(concept, vocabulary), widerThan(concept, after)];
    const differing = [
      ...[...aboveThen].filter((id) => !above.has(id)),
      ...[...above].filter((id) => !aboveThen.has(id)),
    ];
    const wider = differing.map(async (id) => {
      const [looks_before, looks_after, searches] = await Promise.all([
        this.tagged.count(tagsBelow(id, vocabulary)),
        this.tagged.count(tagsBelow(id, after)),
        this.searches.of(id.slice(id.indexOf('/') + 1)),
      ]);
      const label = vocabulary.byId(id)?.label ?? { en: id };
      return { id, label, looks_before, looks_after, searches };
    });
    return { wider: await Promise.all(wider) };
  }
}

/** All concepts above one, however far. */
function widerThan(id: string, vocabulary: Vocabulary): Set<string> {
  const found = new Set<string>();
  const add = (concept: Concept | undefined) => {
    for (const parent of concept?.parents ?? []) {
      if (found.has(parent)) continue;
      found.add(parent);
      add(vocabulary.byId(parent));
    }
  };
  add(vocabulary.byId(id));
  return found;
}

function tagsBelow(id: string, vocabulary: Vocabulary): string[] {
  const concept = vocabulary.byId(id);
  if (!concept) throw unknownConcept(id);
  return vocabulary.withNarrower(concept).flatMap(slugsOf);
}
