import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, Max, Min } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsNested } from '../../../kernel/http/dto/nested.decorator.js';
import { plain } from '../../../kernel/http/dto/plain.js';
import { Collections, OwnBrands, ShowFactsDto, type ShownCollectionDto } from '../../catalogue/index.js';

/** What is said of a show. */
export class ReviseShowDto {
  /**
   * Of the show as it was seen; 0 for one that is not there yet. Where others have changed what is said since, the answer is
   * 409.
   * @example 0
   */
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  version: number;

  @IsNested(() => ShowFactsDto)
  facts: ShowFactsDto;
}

/** Somebody who keeps a brand makes a show of it, or says other things of one. */
export class ReviseShow extends Command<ShownCollectionDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly show: string,
    readonly wanted: ReviseShowDto,
  ) {
    super();
  }
}

@CommandHandler(ReviseShow)
export class ReviseShowHandler implements ICommandHandler<ReviseShow> {
  constructor(
    private readonly collections: Collections,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError designer/unknown, designer/forbidden, collection/unknown, collection/conflict */
  async execute({ caller, member, show, wanted }: ReviseShow): Promise<ShownCollectionDto> {
    const { version, facts } = plain(wanted);
    // Neither somebody else's show, nor one's own into somebody else's name.
    if (version > 0) await this.own.collection(member, show);
    const { name } = await this.own.brand(member, facts.designer.slug);
    return this.collections.edit(show, caller, {
      type: 'Revise',
      collection: show,
      facts: { ...facts, collection: show, designer: { slug: facts.designer.slug, name } },
      version,
    });
  }
}
