import { Body, Controller, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { BrandDto, UpdateBrand, UpdateBrandDto } from '../commands/update-brand.js';

/** What a brand may change of its own entry. */
@Controller()
@Allow('collections:own')
export class OwnBrandController {
  constructor(private readonly commands: CommandBus) {}

  /** Changes what a brand says of itself. */
  @Patch('user/collections/designer/update/:slug')
  updateBrand(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') designer: string,
    @Body() changes: UpdateBrandDto,
  ): Promise<BrandDto> {
    return this.commands.execute(new UpdateBrand(caller, member, designer, changes));
  }
}
