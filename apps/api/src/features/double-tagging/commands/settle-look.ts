import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsSlug } from '../../../kernel/http/dto/slug.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { OwnBrands } from '../../catalogue/index.js';
import { DoubleTaggings } from '../double-taggings.js';

/** Which of the tags that one alone gave the look gets; the others it loses. */
export class SettleLookDto {
  @IsSlug()
  look: string;

  /** @example ["velvet"] */
  @AreSlugs({ max: 200 })
  taken: string[];
}

/** A third person says which of the tags of a look that one alone gave are right; null takes that back. */
export class SettleLook extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly show: string,
    readonly look: string,
    readonly taken: readonly string[] | null,
  ) {
    super();
  }
}

@CommandHandler(SettleLook)
export class SettleLookHandler implements ICommandHandler<SettleLook> {
  constructor(
    private readonly taggings: DoubleTaggings,
    private readonly own: OwnBrands,
  ) {}

  /**
   * @throws DomainError collection/unknown, designer/forbidden, double-tagging/unknown, tagged-look/unknown, tagged-look/conflict,
   * settlement/forbidden, settlement/invalid, settlement/conflict, settlement/unknown
   */
  async execute({ caller, member, show, look, taken }: SettleLook): Promise<void> {
    await this.own.collection(member, show);
    const by = caller.subject;
    const state = await this.taggings.send(
      caller,
      taken === null
        ? { type: 'UndoSettlement', show, by, look }
        : { type: 'Settle', show, by, look, taken: [...new Set(taken)] },
    );
    await this.taggings.writeTags(caller, state, look);
  }
}
