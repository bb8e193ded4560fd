import { Body, Controller, Get, HttpCode, Patch, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { FormPage } from '../../../kernel/http/form-page.decorator.js';
import { ChangeProfile } from '../commands/change-profile.js';
import { ChangeProfileDto } from '../members/profile.dto.js';
import { SignedInUserDto, toSignedInUser } from '../members/signed-in-user.dto.js';
import { OwnData, OwnDataDto } from '../queries/own-data.js';
import type { Browser } from '../sessions/browser.js';
import { FromBrowser } from './browser-cookies.js';
import { OwnAccount } from './own-account.guard.js';
import { ProfileForm } from './profile-form.interceptor.js';

const PAGE = '/user/account/update';

/** What a member says of themselves, and what we keep about them. */
@Controller()
@Allow('account:own')
export class ProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Changes an own profile; what is left out stays. */
  @Patch('api/user/:slug')
  @OwnAccount()
  patch(@Viewer() viewer: Member, @Body() body: ChangeProfileDto): Promise<SignedInUserDto> {
    return this.change(viewer, body);
  }

  /** Changes an own profile, as a form: what is left alone does not change; 303 to a person. */
  @Post(PAGE)
  @HttpCode(200)
  @CsrfForm('account')
  @FormPage(PAGE)
  @UseInterceptors(ProfileForm)
  @ApiOkResponse({ type: SignedInUserDto })
  async update(
    @Viewer() viewer: Member,
    @Body() body: ChangeProfileDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: PAGE }, async () => {
      const user = await this.change(viewer, body);
      return { status: 200, body: user, page: `${PAGE}?done=profile` };
    });
  }

  /** Everything that is kept about the member, as a file. */
  @Get('api/user/:slug/data')
  @OwnAccount()
  @ApiOkResponse({ type: OwnDataDto })
  async download(@Viewer() viewer: Member, @FromBrowser() browser: Browser, @Res() reply: FastifyReply) {
    const data = await this.queries.execute(new OwnData(viewer.subject, browser.session));
    await reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="toile-my-data.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(data, null, 2));
  }

  private async change({ subject }: Member, body: ChangeProfileDto): Promise<SignedInUserDto> {
    return toSignedInUser(await this.commands.execute(new ChangeProfile(subject, body)));
  }
}
