import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { OwnBrands } from '../../catalogue/index.js';
import { DoubleTaggings } from '../double-taggings.js';

/** Somebody becomes one of the two who tag a show, or stops being one. */
export class TakePlace extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly show: string,
    readonly type: 'TakePlace' | 'LeavePlace',
  ) {
    super();
  }
}

@CommandHandler(TakePlace)
export class TakePlaceHandler implements ICommandHandler<TakePlace> {
  constructor(
    private readonly taggings: DoubleTaggings,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden, double-tagging/unknown, tagging-place/conflict */
  async execute({ caller, member, show, type }: TakePlace): Promise<void> {
    await this.own.collection(member, show);
    await this.taggings.send(caller, { type, show, by: caller.subject });
  }
}
