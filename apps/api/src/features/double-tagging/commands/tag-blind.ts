import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { OwnBrands, SuggestedValues } from '../../catalogue/index.js';
import { DoubleTaggings } from '../double-taggings.js';

/** Tags that one of the two gives looks, and takes off them. */
export class TagBlindDto {
  /** Slugs of looks that are tagged twice. */
  @AreSlugs({ min: 1, max: 500 })
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
}

/** One of the two says what looks show; nobody else is told before both are done with a look. */
export class TagBlind extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly show: string,
    readonly wanted: TagBlindDto,
  ) {
    super();
  }
}

@CommandHandler(TagBlind)
export class TagBlindHandler implements ICommandHandler<TagBlind> {
  constructor(
    private readonly taggings: DoubleTaggings,
    private readonly own: OwnBrands,
    private readonly suggested: SuggestedValues,
  ) {}

  /**
   * @throws DomainError collection/unknown, designer/forbidden, double-tagging/unknown, tagging-place/forbidden, tagged-look/unknown,
   * tagged-look/conflict; ValidationError naming tags that are not there
   */
  async execute({ caller, member, show, wanted: { looks, add, remove } }: TagBlind): Promise<void> {
    await this.own.collection(member, show);
    const tagOf = await this.suggested.named('add', 'tag', add);
    await this.taggings.send(caller, {
      type: 'Tag',
      show,
      by: caller.subject,
      looks,
      add: add.flatMap((slug) => tagOf.get(slug) ?? []),
      remove,
    });
  }
}
