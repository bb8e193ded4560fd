import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { FIGURE_ADDRESSES, type FigureAddress, figureKind } from '@toile/contracts';
import { Matches, MaxLength } from 'class-validator';
import { PreviewedSeasonDto, PreviewRetag } from '../../restatements/index.js';
import { vocabularyDecider } from '../domain/vocabulary.decider.js';
import { versionOf } from '../domain/vocabulary.state.js';
import { EditedVocabulary } from '../read-models/edited-vocabulary.js';
import { SearchesNaming } from '../searches-naming.js';
import { TaggedLooks } from '../tagged-looks.js';

/** What it would be merged into. */
export class PreviewMergeQueryDto {
  /** @example "garment/trench-coat" */
  @MaxLength(200)
  @Matches(/^[a-z]+\/[a-z0-9-]+$/, { message: 'must be the id of a concept, such as garment/coat' })
  into: string;
}

/** What a merge would change, without carrying it out. */
export class MergePreviewDto {
  /**
   * Looks that would be retagged, drafts too.
   * @example 40
   */
  looks: number;
  /**
   * Looks that would keep the concept's tag, since two people are tagging them unseen by each other.
   * @example 3
   */
  left_out: number;
  /**
   * Searches of the last 30 days that named the concept, as figures count them; they stay its own, later ones are the other's.
   * @example 1230
   */
  searches: number;
  /**
   * Figures that count by tag.
   * @example ["category-overview/runway-share"]
   */
  figures: string[];
  /** Shares of published looks before and after, of both. */
  seasons: PreviewedSeasonDto[];
}

export class PreviewMerge extends Query<MergePreviewDto> {
  constructor(
    readonly concept: string,
    readonly into: string,
  ) {
    super();
  }
}

const BY_TAG: readonly FigureAddress[] = FIGURE_ADDRESSES.filter((address) => {
  const { obeys, subject } = figureKind(address);
  return subject === 'trend' || obeys.some((filter) => filter === 'trend' || filter === 'category');
});

@QueryHandler(PreviewMerge)
export class PreviewMergeHandler implements IQueryHandler<PreviewMerge> {
  constructor(
    private readonly edited: EditedVocabulary,
    private readonly tagged: TaggedLooks,
    private readonly searches: SearchesNaming,
    private readonly queries: QueryBus,
  ) {}

  /** Refuses what the merge would be refused for. @throws DomainError as the merge does */
  async execute({ concept, into }: PreviewMerge): Promise<MergePreviewDto> {
    const { state, vocabulary } = await this.edited.current();
    const version = versionOf(state, concept);
    vocabularyDecider.decide({ type: 'Merge', concept, into, version, retag: '' }, state);
    const tag = concept.slice(concept.indexOf('/') + 1);
    const stays = vocabulary.byId(into);
    const [looks, searches] = await Promise.all([this.tagged.slugs(tag), this.searches.of(tag)]);
    if (!stays || looks.length === 0)
      return { looks: 0, left_out: 0, searches, figures: [...BY_TAG], seasons: [] };
    const add = [{ slug: stays.slug, name: stays.label.en }];
    const { seasons, left_out } = await this.queries.execute(new PreviewRetag({ looks, add, remove: [tag] }));
    return { looks: looks.length - left_out, left_out, searches, figures: [...BY_TAG], seasons };
  }
}
