import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { plain } from '../../../kernel/http/dto/plain.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsWebAddress } from '../../../kernel/http/dto/web-address.decorator.js';
import { OwnBrands } from '../../catalogue/index.js';
import { DesignerDoc } from '../docs/reference-docs.dto.js';
import { PublishContent } from './publish-content.js';

/** What a brand says of itself anew; what is left out stays. */
export class UpdateBrandDto {
  /** @example "https://brand.example" */
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

/** A brand as it is kept. */
export class BrandDto extends DesignerDoc {
  /** @example "castellani-brera" */
  slug: string;
}

/** Who keeps a brand changes what it says of itself. */
export class UpdateBrand extends Command<BrandDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly brand: string,
    readonly changes: UpdateBrandDto,
  ) {
    super();
  }
}

@CommandHandler(UpdateBrand)
export class UpdateBrandHandler implements ICommandHandler<UpdateBrand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError designer/unknown, designer/forbidden */
  async execute({ caller, member, brand: slug, changes }: UpdateBrand): Promise<BrandDto> {
    const doc = { ...(await this.own.brand(member, slug)), ...plain(changes) };
    await this.commands.execute(new PublishContent(caller, { kind: 'designer', slug, doc }));
    return { slug, ...doc };
  }
}
