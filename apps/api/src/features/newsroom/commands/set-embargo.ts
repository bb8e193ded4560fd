import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { Collections, OwnBrands, type ShownCollectionDto } from '../../catalogue/index.js';

/** Until when nobody but the house may see a show. */
export class SetEmbargoDto {
  /**
   * Of the show as it was seen.
   * @example 12
   */
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  version: number;

  /** Null lifts it. */
  @IsOptional()
  @IsTime()
  until: string | null;

  /** Whether the show is published when it ends, within a minute. */
  @IsBoolean()
  publishes: boolean;
}

/** Somebody who keeps a brand says until when a show of it is closed. */
export class SetEmbargo extends Command<ShownCollectionDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly show: string,
    readonly wanted: SetEmbargoDto,
  ) {
    super();
  }
}

@CommandHandler(SetEmbargo)
export class SetEmbargoHandler implements ICommandHandler<SetEmbargo> {
  constructor(
    private readonly collections: Collections,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden, collection/conflict, collection-embargo/conflict */
  async execute({ caller, member, show, wanted }: SetEmbargo): Promise<ShownCollectionDto> {
    await this.own.collection(member, show);
    const { version, until, publishes } = wanted;
    return this.collections.edit(show, caller, {
      type: 'SetEmbargo',
      collection: show,
      version,
      until: until && new Date(until).toISOString(),
      publishes: until !== null && publishes,
    });
  }
}
