import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { hasWords } from '../../../kernel/http/dto/search-words.dto.js';
import { Collections, OwnBrands, ReferenceDto } from '../../catalogue/index.js';
import { EditorNames } from '../../content/index.js';
import { DoubleTaggings } from '../double-taggings.js';
import { DoubleTaggingStandingDto, standingOf } from './standing-of.js';

/** A show whose looks are tagged twice. */
export class DoubleTaggedShowDto extends DoubleTaggingStandingDto {
  /** @example "castellani-brera-woman-fall-winter-2026" */
  slug: string;
  designer: ReferenceDto;
  season: ReferenceDto;
  /** The file of its first look's picture. */
  cover: string | null;
}

export class DoubleTaggingQueueDto {
  /** What waits for the reader first, then what was begun last. */
  results: DoubleTaggedShowDto[];
}

/** Shows that are tagged twice, and whom each waits for; the newest hundred with these words. */
export class DoubleTaggingQueue extends Query<DoubleTaggingQueueDto> {
  constructor(
    readonly member: Member,
    /** Words of the brand, the season, the city, the venue or the title. */
    readonly search = '',
  ) {
    super();
  }
}

const MOST = 100;

@QueryHandler(DoubleTaggingQueue)
export class DoubleTaggingQueueHandler implements IQueryHandler<DoubleTaggingQueue> {
  constructor(
    private readonly taggings: DoubleTaggings,
    private readonly collections: Collections,
    private readonly own: OwnBrands,
    private readonly names: EditorNames,
  ) {}

  async execute({ member, search }: DoubleTaggingQueue): Promise<DoubleTaggingQueueDto> {
    const newest = (await this.taggings.documents()).sort((a, b) => (a.began < b.began ? 1 : -1));
    const results: DoubleTaggedShowDto[] = [];
    for (const { state } of newest) {
      if (state.status === 'none' || results.length === MOST) continue;
      const show = await this.showOf(state.show, member, search);
      if (!show) continue;
      const names = await this.names.of(Object.values(state.taggers));
      results.push({ ...show, ...standingOf(state, member, names) });
    }
    const isIdle = ({ part }: DoubleTaggedShowDto) => Number(part === 'wait');
    return { results: results.sort((a, b) => isIdle(a) - isIdle(b)) };
  }

  /** Null where it is gone, not looked for, or another brand's. */
  private async showOf(slug: string, member: Member, search: string) {
    const state = await this.collections.state(slug).catch(() => null);
    if (!state || !(await this.own.mayWorkOn(member, state.facts.designer.slug))) return null;
    const { designer, season, type, city, title, venue } = state.facts;
    if (!hasWords([slug, title, designer.name, season.name, type.name, city.name, venue], search))
      return null;
    const [first] = [...state.looks.values()].sort((a, b) => a.position - b.position);
    return { slug, designer, season, cover: first?.image_filename ?? null };
  }
}
