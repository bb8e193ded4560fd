import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Member } from '../../accounts/members/member.js';
import { PublishContent } from '../../content/commands/publish-content.js';
import { DesignerDoc } from '../../content/docs/reference-docs.dto.js';
import type { Caller } from '../../event-store/caller.decorator.js';
import { IfGiven } from '../../http/dto/if-given.decorator.js';
import { plain } from '../../http/dto/plain.js';
import { IsText } from '../../http/dto/text.decorator.js';
import { IsWebAddress } from '../../http/dto/web-address.decorator.js';
import { OwnHouses } from '../own-houses.js';

/** What a house says of itself anew; what is left out stays. */
export class UpdateHouseDto {
  /** @example "https://house.example" */
  @IsOptional()
  @IsWebAddress()
  website?: string | null;

  /** @example "Founded in Milan." */
  @IfGiven()
  @IsText({ max: 5_000 })
  bio?: string;

  /** @example 1962 */
  @IsOptional()
  @IsInt()
  @Min(1700)
  @Max(2200)
  founded?: number | null;
}

/** A house as it is kept. */
export class HouseDto extends DesignerDoc {
  /** @example "castellani-brera" */
  slug: string;
}

/** Who keeps a house changes what it says of itself. */
export class UpdateHouse extends Command<HouseDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly house: string,
    readonly changes: UpdateHouseDto,
  ) {
    super();
  }
}

@CommandHandler(UpdateHouse)
export class UpdateHouseHandler implements ICommandHandler<UpdateHouse> {
  constructor(
    private readonly commands: CommandBus,
    private readonly own: OwnHouses,
  ) {}

  /** @throws DomainError designer/unknown, designer/forbidden */
  async execute({ caller, member, house: slug, changes }: UpdateHouse): Promise<HouseDto> {
    const doc = { ...(await this.own.house(member, slug)), ...plain(changes) };
    await this.commands.execute(new PublishContent(caller, { kind: 'designer', slug, doc }));
    return { slug, ...doc };
  }
}
