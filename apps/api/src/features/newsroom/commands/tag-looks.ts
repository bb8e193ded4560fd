import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { IsSlug } from '../../../kernel/http/dto/slug.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { Collections, OwnBrands, SuggestedValues } from '../../catalogue/index.js';
import { DoubleTaggings } from '../../double-tagging/index.js';
import { HINT_SOURCES, HintOutcomes, type HintSource } from '../hint-outcomes.js';

/** What became of a tag that was offered. */
export class HintOutcomeDto {
  @IsSlug()
  tag: string;

  /** What it was offered for. */
  @IsIn(HINT_SOURCES)
  source: HintSource;

  /** Whether it was taken; false where the look was left without it. */
  @IsBoolean()
  accepted: boolean;
}

/** Tags that looks of a show get and lose; whatever else they have stays. */
export class TagLooksDto {
  /** Slugs of looks of the show. */
  @AreSlugs({ max: 500 })
  looks: string[];

  /**
   * Slugs of tags that there are.
   * @example ["velvet"]
   */
  @AreSlugs({ max: 60 })
  add: string[];

  /** @example ["denim"] */
  @AreSlugs({ max: 60 })
  remove: string[];

  /** What became of the tags that were offered; the next offers follow. */
  @IsNestedList(() => HintOutcomeDto, { max: 60 })
  @ApiProperty({ type: () => [HintOutcomeDto], default: [] })
  offered: HintOutcomeDto[] = [];
}

export class TaggedLooksDto {
  /**
   * Of the show after it.
   * @example 13
   */
  version: number;
}

/** Somebody who keeps a brand tags looks of a show. What others tag meanwhile stays: tags come and go one by one. */
export class TagLooks extends Command<TaggedLooksDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly show: string,
    readonly wanted: TagLooksDto,
  ) {
    super();
  }
}

@CommandHandler(TagLooks)
export class TagLooksHandler implements ICommandHandler<TagLooks> {
  constructor(
    private readonly collections: Collections,
    private readonly own: OwnBrands,
    private readonly suggested: SuggestedValues,
    private readonly outcomes: HintOutcomes,
    private readonly twice: DoubleTaggings,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden, double-tagging/conflict; ValidationError naming tags that are not there */
  async execute({ caller, member, show, wanted }: TagLooks): Promise<TaggedLooksDto> {
    const { looks, add, remove, offered } = wanted;
    await this.own.collection(member, show);
    await this.twice.refuseOpen(show, looks);
    const tagOf = await this.suggested.named('add', 'tag', add);
    const { version } = await this.collections.edit(show, caller, {
      type: 'Retag',
      collection: show,
      retag: caller.commandId,
      looks,
      add: add.flatMap((slug) => tagOf.get(slug) ?? []),
      remove,
    });
    await this.outcomes.note(caller.commandId, offered);
    return { version };
  }
}
