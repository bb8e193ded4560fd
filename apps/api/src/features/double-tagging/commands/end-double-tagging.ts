import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { OwnBrands } from '../../catalogue/index.js';
import { DoubleTaggings } from '../double-taggings.js';

/** A show is not tagged twice any more: what is settled stays, what is not is forgotten. */
export class EndDoubleTagging extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly show: string,
  ) {
    super();
  }
}

@CommandHandler(EndDoubleTagging)
export class EndDoubleTaggingHandler implements ICommandHandler<EndDoubleTagging> {
  constructor(
    private readonly taggings: DoubleTaggings,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden, double-tagging/unknown */
  async execute({ caller, member, show }: EndDoubleTagging): Promise<void> {
    await this.own.collection(member, show);
    const state = await this.taggings.send(caller, { type: 'End', show });
    await this.taggings.leaveAsMeant(caller, state);
  }
}
