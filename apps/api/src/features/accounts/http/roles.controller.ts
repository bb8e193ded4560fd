import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { ChangeRoles, RolesDto, RolesOfMemberDto } from '../commands/change-roles.js';

@Controller('api/user')
@Allow('roles:write')
export class RolesController {
  constructor(private readonly commands: CommandBus) {}

  /** All roles of a member; everybody stays a member. 409 for an operator who would stop being one by their own hand. */
  @Put(':slug/roles')
  async change(
    @Viewer() viewer: Member,
    @Param('slug') slug: string,
    @Body() body: RolesDto,
  ): Promise<RolesOfMemberDto> {
    const { subject } = viewer;
    const roles = await this.commands.execute(new ChangeRoles(slug, body.roles, subject, body.reason));
    return { slug, roles };
  }
}
