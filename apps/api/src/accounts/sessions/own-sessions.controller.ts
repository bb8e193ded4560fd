import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { DomainError, validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerForm } from '../../http/answer-form.js';
import { AuditLog } from '../audit/audit-log.js';
import { CsrfForm } from '../csrf/csrf-form.decorator.js';
import type { Member } from '../members/member.js';
import { Own } from '../members/own.js';
import { Allow } from '../roles/allow.decorator.js';
import { Viewer } from '../roles/viewer.decorator.js';
import { SESSION_COOKIE } from './session-cookie.js';
import { SessionStore } from './session-store.js';

const unknownSession = () => new DomainError('session/unknown', 'There is no such session.');
const revokeSchema = z.object({ id: z.guid() });

/** Where a member is signed in, and the end of it. */
@Controller()
@Allow('account:own')
export class OwnSessionsController {
  constructor(
    private readonly sessions: SessionStore,
    private readonly own: Own,
    private readonly audit: AuditLog,
  ) {}

  @Get('api/user/:slug/sessions')
  async list(
    @Viewer() viewer: Member,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.own.mustBe(viewer, slug);
    reply.header('cache-control', 'private, no-store');
    return { results: await this.sessions.list(viewer.subject, request.cookies[SESSION_COOKIE]) };
  }

  @Delete('api/user/:slug/sessions/:id')
  @HttpCode(204)
  async revoke(
    @Viewer() viewer: Member,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<void> {
    await this.own.mustBe(viewer, slug);
    if (revokeSchema.safeParse({ id }).success) await this.end(viewer, id);
    else throw unknownSession();
  }

  /** The same as a form. */
  @Post('user/account/sessions')
  @CsrfForm('account')
  async revokeByForm(
    @Viewer() viewer: Member,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: '/user/account/update' }, async () => {
      await this.end(viewer, validate(revokeSchema, body).id);
      return { status: 204, page: '/user/account/update?done=session' };
    });
  }

  private async end({ subject }: Member, id: string): Promise<void> {
    if (!(await this.sessions.revoke(subject, id))) throw unknownSession();
    await this.audit.note('sessions-ended', { actor: subject, subject });
  }
}
