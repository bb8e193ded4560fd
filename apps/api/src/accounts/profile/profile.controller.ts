import { Body, Controller, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { SignedInUser } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerForm } from '../../http/answer-form.js';
import { CsrfForm } from '../csrf/csrf-form.decorator.js';
import { type Member, toSignedInUser } from '../members/member.js';
import { Members } from '../members/members.js';
import { Own } from '../members/own.js';
import { Allow } from '../roles/allow.decorator.js';
import { Viewer } from '../roles/viewer.decorator.js';
import { SESSION_COOKIE } from '../sessions/session-cookie.js';
import { SessionStore } from '../sessions/session-store.js';
import { MemberData } from './member-data.query.js';
import { profileChangeSchema } from './profile-schema.js';

/** What a member says of themselves, and what we keep about them. */
@Controller()
@Allow('account:own')
export class ProfileController {
  constructor(
    private readonly members: Members,
    private readonly own: Own,
    private readonly sessions: SessionStore,
    private readonly data: MemberData,
  ) {}

  @Patch('api/user/:slug')
  async patch(
    @Viewer() viewer: Member,
    @Param('slug') slug: string,
    @Body() body: unknown,
  ): Promise<SignedInUser> {
    await this.own.mustBe(viewer, slug);
    return this.change(viewer, body);
  }

  /** The same as a form. Fields that are left alone do not change. */
  @Post('user/account/update')
  @HttpCode(200)
  @CsrfForm('account')
  async update(
    @Viewer() viewer: Member,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const page = '/user/account/update';
    await answerForm(request, reply, { page }, async () => {
      const user = await this.change(viewer, withoutEmpty(body));
      return { status: 200, body: user, page: `${page}?done=profile` };
    });
  }

  /** Everything that is kept about the member, as a file. */
  @Get('api/user/:slug/data')
  async download(
    @Viewer() viewer: Member,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.own.mustBe(viewer, slug);
    const data = await this.data.of(viewer.subject, request.cookies[SESSION_COOKIE]);
    await reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="toile-my-data.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(data, null, 2));
  }

  private async change(viewer: Member, body: unknown): Promise<SignedInUser> {
    await this.members.decide(viewer.subject, {
      type: 'ChangeProfile',
      ...validate(profileChangeSchema, body),
    });
    this.sessions.forgetRemembered();
    return toSignedInUser(await this.members.mustFind(viewer.subject));
  }
}

/**
 * Forms send what was left alone as empty text; only the company may be emptied. A box comes after a hidden field of
 * its name, so that it says something when it is not ticked: the last value counts.
 */
function withoutEmpty(body: unknown): object {
  const fields = Object.entries(Object(body)).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.at(-1) : value,
  ]);
  return Object.fromEntries(fields.filter(([name, value]) => value !== '' || name === 'company'));
}
