import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { OwnBrands } from '../../catalogue/index.js';
import { operatorsAlone } from '../domain/double-tagging.errors.js';
import { DoubleTaggings } from '../double-taggings.js';

export class AdmitTaggersDto {
  /** Whether the two who tag may settle what they disagree about. */
  @IsBoolean()
  admitted: boolean;
}

/** An operator lets the two settle what they disagree about, where there is no third. */
export class AdmitTaggers extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly show: string,
    readonly admitted: boolean,
  ) {
    super();
  }
}

@CommandHandler(AdmitTaggers)
export class AdmitTaggersHandler implements ICommandHandler<AdmitTaggers> {
  constructor(
    private readonly taggings: DoubleTaggings,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError settlement/forbidden, collection/unknown, double-tagging/unknown */
  async execute({ caller, member, show, admitted }: AdmitTaggers): Promise<void> {
    if (!member.roles.includes('operator')) throw operatorsAlone();
    await this.own.collection(member, show);
    await this.taggings.send(caller, { type: 'AdmitTaggers', show, admitted });
  }
}
