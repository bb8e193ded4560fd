import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsSlug } from '../../../kernel/http/dto/slug.decorator.js';
import { OwnBrands } from '../../catalogue/index.js';
import { DoubleTaggings } from '../double-taggings.js';

export class FinishLookDto {
  @IsSlug()
  look: string;

  /** False takes it back, as long as the other is not done with the look. */
  @IsBoolean()
  done: boolean;
}

/** One of the two is done with a look; when both are, what they agree on becomes its tags. */
export class FinishLook extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly show: string,
    readonly wanted: FinishLookDto,
  ) {
    super();
  }
}

@CommandHandler(FinishLook)
export class FinishLookHandler implements ICommandHandler<FinishLook> {
  constructor(
    private readonly taggings: DoubleTaggings,
    private readonly own: OwnBrands,
  ) {}

  /**
   * @throws DomainError collection/unknown, designer/forbidden, double-tagging/unknown, tagging-place/forbidden, tagged-look/unknown,
   * tagged-look/conflict
   */
  async execute({ caller, member, show, wanted: { look, done } }: FinishLook): Promise<void> {
    await this.own.collection(member, show);
    const type = done ? 'Finish' : 'Reopen';
    const state = await this.taggings.send(caller, { type, show, by: caller.subject, look });
    await this.taggings.writeTags(caller, state, look);
  }
}
