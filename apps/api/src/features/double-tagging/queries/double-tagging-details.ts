import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Reference } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { OwnBrands, ReferenceDto } from '../../catalogue/index.js';
import { EditorNames } from '../../content/index.js';
import { notTaggedTwice } from '../domain/double-tagging.errors.js';
import type { Place } from '../domain/double-tagging.events.js';
import {
  agreedOn,
  disputedOf,
  isCompared,
  type KnownDoubleTagging,
  meantTags,
  placeOf,
  type TwiceTagged,
} from '../domain/double-tagging.state.js';
import { DoubleTaggings } from '../double-taggings.js';
import { DoubleTaggingStandingDto, standingOf } from './standing-of.js';

/** What the reader has said of a look, as one of the two. */
export class OwnOpinionDto {
  /** Slugs of tags. */
  tags: string[];
  done: boolean;
}

export class SettlementDto {
  /** Slugs of tags, of those one alone gave. */
  taken: string[];
  /** Null once they have left. */
  by: string | null;
}

/** What both said of a look; there is none before both are done with it. */
export class ComparedOpinionsDto {
  agreed: ReferenceDto[];
  /** Tags the first alone gave. */
  first: ReferenceDto[];
  /** Tags the second alone gave. */
  second: ReferenceDto[];
  /** Null while it waits; there is none to wait for where the two agree. */
  settled: SettlementDto | null;
}

export class TwiceTaggedLookDto {
  /** @example "castellani-brera-woman-fall-winter-2026-look-1" */
  slug: string;
  /** Null for who is not one of the two. */
  own: OwnOpinionDto | null;
  compared: ComparedOpinionsDto | null;
}

export class DoubleTaggingDetailsDto extends DoubleTaggingStandingDto {
  /** In the order of the show. */
  results: TwiceTaggedLookDto[];
}

/** A show that is tagged twice, as far as the reader may know it. */
export class DoubleTaggingDetails extends Query<DoubleTaggingDetailsDto> {
  constructor(
    readonly member: Member,
    readonly show: string,
  ) {
    super();
  }
}

@QueryHandler(DoubleTaggingDetails)
export class DoubleTaggingDetailsHandler implements IQueryHandler<DoubleTaggingDetails> {
  constructor(
    private readonly taggings: DoubleTaggings,
    private readonly own: OwnBrands,
    private readonly names: EditorNames,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden, double-tagging/unknown */
  async execute({ member, show }: DoubleTaggingDetails): Promise<DoubleTaggingDetailsDto> {
    await this.own.collection(member, show);
    const state = await this.taggings.state(show);
    if (state.status === 'none') throw notTaggedTwice(show);
    const looks = Object.values(state.looks);
    const settlers = looks.flatMap(({ settled }) => settled?.by ?? []);
    const names = await this.names.of([...Object.values(state.taggers), ...settlers]);
    return { ...standingOf(state, member, names), results: shownTo(state, member, names) };
  }
}

function shownTo(state: KnownDoubleTagging, member: Member, names: ReadonlyMap<string, string>) {
  const place = placeOf(state, member.subject);
  return Object.entries(state.looks).map(([slug, look]) => ({
    slug,
    own: place && opinionOf(look, place),
    compared: isCompared(look) ? comparedOf(look, names) : null,
  }));
}

function opinionOf(look: TwiceTagged, place: Place): OwnOpinionDto {
  const { tags, done } = look[place];
  return { tags: meantTags(tags).map(({ slug }) => slug), done };
}

function comparedOf(look: TwiceTagged, names: ReadonlyMap<string, string>): ComparedOpinionsDto {
  const disputed = disputedOf(look);
  const alone = (tags: readonly Reference[]) => {
    const meant = meantTags(tags);
    return disputed.filter((tag) => meant.some(({ slug }) => slug === tag.slug));
  };
  return {
    agreed: agreedOn(look),
    first: alone(look.first.tags),
    second: alone(look.second.tags),
    settled: look.settled && {
      taken: [...look.settled.taken],
      by: names.get(look.settled.by) ?? null,
    },
  };
}
