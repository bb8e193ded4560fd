import { Controller, Get, Req, Res } from '@nestjs/common';
import type { AuthStatus } from '@toile/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePath } from '../../http/page-redirect.js';
import { SubscriptionsQuery } from '../../subscriptions/my-subscription/subscriptions.query.js';
import { AuditLog } from '../audit/audit-log.js';
import { type Member, toSignedInUser } from '../members/member.js';
import { Allow } from '../roles/allow.decorator.js';
import { Viewer } from '../roles/viewer.decorator.js';
import { clearSessionCookie, SESSION_COOKIE } from './session-cookie.js';
import { SessionStore } from './session-store.js';

@Controller('auth')
export class SessionsController {
  constructor(
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
    private readonly subscriptions: SubscriptionsQuery,
  ) {}

  @Get('status')
  @Allow('anyone')
  async status(
    @Viewer() viewer: Member | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthStatus> {
    reply.header('cache-control', 'private, no-store');
    return {
      logged_in: viewer !== undefined,
      user: viewer ? toSignedInUser(viewer) : null,
      segment: viewer ? await this.subscriptions.segment(viewer) : null,
    };
  }

  @Get('logout')
  @Allow('anyone')
  async signOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.sessions.end(request.cookies[SESSION_COOKIE]);
    clearSessionCookie(request, reply);
    await reply
      .header('cache-control', 'no-store')
      .status(303)
      .header('location', pagePath(request, '/'))
      .send();
  }

  /** Ends every session of the member and asks them to sign in again. */
  @Get('force-relogin')
  @Allow('anyone')
  async forceRelogin(
    @Viewer() viewer: Member | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // A link on another site must not sign people out everywhere.
    const ours = request.headers['sec-fetch-site'] !== 'cross-site';
    if (viewer && ours) {
      const { subject } = viewer;
      await this.sessions.endAll(subject);
      await this.audit.note('sessions-ended', { actor: subject, subject });
    }
    clearSessionCookie(request, reply);
    const location = pagePath(request, '/auth');
    await reply.header('cache-control', 'no-store').status(303).header('location', location).send();
  }
}
