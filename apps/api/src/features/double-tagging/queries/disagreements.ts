import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { IsSlug } from '../../../kernel/http/dto/slug.decorator.js';
import { Collections, isEditor } from '../../catalogue/index.js';
import { EditorNames } from '../../content/index.js';
import type { ComparedLook } from '../agreement/agreement.js';
import { ComparedLooks } from '../agreement/compared-looks.js';
import { AgreementQueryDto } from './agreement.js';

export class DisagreementsQueryDto extends AgreementQueryDto {
  /** @example "velvet" */
  @IsSlug()
  tag: string;
}

/** What one of the two said of a look and a tag. */
export class TagOpinionDto {
  /** For editors; null for others, and once they have left. */
  name: string | null;
  gave: boolean;
  /** Slugs of all tags they gave the look. */
  tags: string[];
}

/** A look of which one alone said that it shows a tag. */
export class DisagreementDto {
  show: string;
  look: string;
  /** Null where it is not in the show any more. */
  image_filename: string | null;
  /** @example 12 */
  position: number | null;
  /** @example "2026-11-24T10:00:00.000Z" */
  at: string;
  opinions: TagOpinionDto[];
}

export class DisagreementsDto {
  /** The newest first; 100 at most. */
  results: DisagreementDto[];
}

/** Looks on which people disagree about a tag, with what both said. */
export class Disagreements extends Query<DisagreementsDto> {
  constructor(
    readonly member: Member,
    readonly asked: DisagreementsQueryDto,
  ) {
    super();
  }
}

const MOST = 100;

@QueryHandler(Disagreements)
export class DisagreementsHandler implements IQueryHandler<Disagreements> {
  constructor(
    private readonly looks: ComparedLooks,
    private readonly collections: Collections,
    private readonly names: EditorNames,
  ) {}

  /** @throws DomainError agreement/forbidden */
  async execute({ member, asked }: Disagreements): Promise<DisagreementsDto> {
    const { tag } = asked;
    const { meant } = await this.looks.of(member, asked);
    const found = meant
      .filter(({ tags: [first, second] }) => first.includes(tag) !== second.includes(tag))
      .sort((a, b) => (a.at < b.at ? 1 : -1))
      .slice(0, MOST);
    const names = isEditor(member)
      ? await this.names.of(found.flatMap(({ taggers }) => [...taggers]))
      : new Map<string, string>();
    const pictures = await this.picturesOf(found);
    return {
      results: found.map(({ show, look, at, taggers, tags }) => ({
        show,
        look,
        image_filename: pictures.get(look)?.image_filename ?? null,
        position: pictures.get(look)?.position ?? null,
        at,
        opinions: [0, 1].map((place) => {
          const said = tags[place] ?? [];
          return { name: names.get(taggers[place] ?? '') ?? null, gave: said.includes(tag), tags: [...said] };
        }),
      })),
    };
  }

  private async picturesOf(looks: readonly ComparedLook[]) {
    const shows = [...new Set(looks.map(({ show }) => show))];
    const states = await Promise.all(shows.map((show) => this.collections.state(show).catch(() => null)));
    return new Map(states.flatMap((state) => (state ? [...state.looks] : [])));
  }
}
