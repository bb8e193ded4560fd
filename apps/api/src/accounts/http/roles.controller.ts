import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeRoles, RolesDto, RolesOfMemberDto } from '../commands/change-roles.js';
import type { Member } from '../members/member.js';
import { Allow } from '../roles/allow.decorator.js';
import { Viewer } from '../roles/viewer.decorator.js';

@Controller('api/user')
@Allow('roles:write')
export class RolesController {
  constructor(private readonly commands: CommandBus) {}

  /** All roles of a member; everybody stays a member. */
  @Put(':slug/roles')
  async change(
    @Viewer() viewer: Member,
    @Param('slug') slug: string,
    @Body() body: RolesDto,
  ): Promise<RolesOfMemberDto> {
    const roles = await this.commands.execute(new ChangeRoles(slug, body.roles, viewer.subject));
    return { slug, roles };
  }
}
