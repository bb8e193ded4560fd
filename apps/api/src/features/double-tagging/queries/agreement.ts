import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { Locale } from '@toile/contracts';
import { conceptOfTag } from '@toile/vocabulary';
import { Matches } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsDay } from '../../../kernel/http/dto/time.decorator.js';
import { isEditor } from '../../catalogue/index.js';
import { EditorNames } from '../../content/index.js';
import { agreementOf, type ComparedLook } from '../agreement/agreement.js';
import { ComparedLooks, pairOf } from '../agreement/compared-looks.js';
import type { Kappa } from '../agreement/kappa.js';

/** Which looks are asked for; all where nothing is said. */
export class AgreementQueryDto {
  /**
   * The first day on which both were done with a look, in UTC.
   * @example "2026-11-01"
   */
  @IfGiven()
  @IsDay()
  from?: string;

  /**
   * The last day.
   * @example "2026-11-30"
   */
  @IfGiven()
  @IsDay()
  to?: string;

  /** Two people, as `pairs` names them; for editors. */
  @IfGiven()
  @Matches(/^[\w-]{1,80}\.[\w-]{1,80}$/, { message: 'must be a pair' })
  pair?: string;
}

/** Cohen's kappa with its 95 % interval. */
export class KappaDto {
  /**
   * From -1 to 1: 1 is always of one mind, 0 as often as chance; null where it is not defined.
   * @example 0.72
   */
  kappa: number | null;
  /** @example 0.61 */
  low: number | null;
  /** @example 0.83 */
  high: number | null;
  /** Why there is none: no looks, or both gave the tag to no look, or to all. */
  undefined: 'no-looks' | 'nobody' | 'everybody' | null;
}

export class AgreementTableDto extends KappaDto {
  /**
   * Looks, or decisions about looks and tags, where both gave the tag.
   * @example 20
   */
  both: number;
  /**
   * Where one alone did.
   * @example 4
   */
  one: number;
  /** @example 76 */
  neither: number;
}

export class TagAgreementDto extends AgreementTableDto {
  /** @example "velvet" */
  tag: string;
  /**
   * In the reader's language.
   * @example "Velvet"
   */
  label: string;
  /**
   * Its kind in the vocabulary; `other` for a tag it does not know.
   * @example "fabric"
   */
  category: string;
}

export class GroupAgreementDto extends AgreementTableDto {
  /**
   * How many there are in it.
   * @example 12
   */
  tags: number;
}

export class CategoryAgreementDto extends GroupAgreementDto {
  /** @example "fabric" */
  category: string;
}

export class MeanKappaDto extends KappaDto {
  /** Tags that have a kappa. */
  tags: number;
}

/** Two people who have tagged the same looks. */
export class TaggersPairDto {
  /** What it is asked for by. */
  pair: string;
  /** Null for who has left. */
  @ApiProperty({ type: 'array', items: { type: 'string', nullable: true } })
  names: (string | null)[];
  /** @example 120 */
  looks: number;
}

export class AgreementDto {
  /** @example 120 */
  looks: number;
  /** All decisions of all tags at once. */
  overall: GroupAgreementDto;
  /** The mean of the tags' kappas. */
  macro: MeanKappaDto;
  categories: CategoryAgreementDto[];
  /** Those on which people disagree most often first. */
  tags: TagAgreementDto[];
  /** For editors: everybody who has tagged together, in whatever period. Empty for others. */
  pairs: TaggersPairDto[];
}

/** How far those agree who have tagged the same looks. */
export class Agreement extends Query<AgreementDto> {
  constructor(
    readonly member: Member,
    readonly asked: AgreementQueryDto,
    readonly locale: Locale,
  ) {
    super();
  }
}

const categoryOf = (tag: string) => conceptOfTag(tag)?.kind ?? 'other';

@QueryHandler(Agreement)
export class AgreementHandler implements IQueryHandler<Agreement> {
  constructor(
    private readonly looks: ComparedLooks,
    private readonly names: EditorNames,
  ) {}

  /** @throws DomainError agreement/forbidden */
  async execute({ member, asked, locale }: Agreement): Promise<AgreementDto> {
    const { all, meant } = await this.looks.of(member, asked);
    const known = [...new Set(all.flatMap(({ tags }) => tags.flat()))].sort();
    const { looks, overall, macro, categories, tags } = agreementOf(meant, known, categoryOf);
    return {
      looks,
      overall: { ...table(overall), tags: overall.tags },
      macro: { ...kappa(macro), tags: macro.tags },
      categories: categories.map((one) => ({ ...table(one), category: one.category, tags: one.tags })),
      tags: tags.map((one) => ({
        ...table(one),
        tag: one.tag,
        label: conceptOfTag(one.tag)?.label[locale] ?? one.tag,
        category: categoryOf(one.tag),
      })),
      pairs: isEditor(member) ? await this.pairsOf(all) : [],
    };
  }

  private async pairsOf(looks: readonly ComparedLook[]): Promise<TaggersPairDto[]> {
    const names = await this.names.of(looks.flatMap(({ taggers }) => [...taggers]));
    const counts = new Map<string, number>();
    for (const look of looks) counts.set(pairOf(look), (counts.get(pairOf(look)) ?? 0) + 1);
    return [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([pair, count]) => ({
        pair,
        names: pair.split('.').map((subject) => names.get(subject) ?? null),
        looks: count,
      }));
  }
}

/** To a millionth: more digits say nothing. */
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1e6) / 1e6);
const kappa = ({ kappa: value, low, high, undefined: why }: Kappa): KappaDto => ({
  kappa: rounded(value),
  low: rounded(low),
  high: rounded(high),
  undefined: why,
});
const table = (
  one: Kappa & { both: number; firstOnly: number; secondOnly: number; neither: number },
): AgreementTableDto => ({
  ...kappa(one),
  both: one.both,
  one: one.firstOnly + one.secondOnly,
  neither: one.neither,
});
