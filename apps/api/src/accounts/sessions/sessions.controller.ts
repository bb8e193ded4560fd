import { Controller, Get, Req, Res } from '@nestjs/common';
import type { AuthStatus } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAskedHere } from '../../http/asked-here.js';
import { pagePath } from '../../http/page-redirect.js';
import { HeldSubscriptions } from '../../subscriptions/held-subscriptions.js';
import { AuditLog } from '../audit/audit-log.js';
import { type Member, toSignedInUser } from '../members/member.js';
import { Allow } from '../roles/allow.decorator.js';
import { Viewer } from '../roles/viewer.decorator.js';
import { clearSessionCookie, SESSION_COOKIE } from './session-cookie.js';
import { SessionStore } from './session-store.js';
import { WaysIn } from './ways-in.js';

@Controller('auth')
export class SessionsController {
  constructor(
    private readonly sessions: SessionStore,
    private readonly waysIn: WaysIn,
    private readonly audit: AuditLog,
    private readonly subscriptions: HeldSubscriptions,
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
    if (!isAskedHere(request)) return askFirst(request, reply, '/auth/leave');
    await this.sessions.end(request.cookies[SESSION_COOKIE]);
    clearSessionCookie(request, reply);
    await leadTo(reply, pagePath(request, '/'));
  }

  /** Ends every session and token of the member and asks them to sign in again. */
  @Get('force-relogin')
  @Allow('anyone')
  async forceRelogin(
    @Viewer() viewer: Member | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isAskedHere(request)) return askFirst(request, reply, '/auth/leave?everywhere=1');
    if (viewer) {
      const { subject } = viewer;
      await this.waysIn.endSessions(subject);
      await this.audit.note('sessions-ended', { actor: subject, subject });
    }
    clearSessionCookie(request, reply);
    await leadTo(reply, pagePath(request, '/auth'));
  }
}

/**
 * A link on another site signs nobody out: a person is shown a page of ours with a button, the session stays.
 * @throws DomainError origin/forbidden for programs
 */
async function askFirst(request: FastifyRequest, reply: FastifyReply, page: string): Promise<void> {
  if (request.headers.accept?.startsWith('application/json'))
    throw new DomainError('origin/forbidden', 'Sign out from our own pages.');
  await leadTo(reply, pagePath(request, page));
}

async function leadTo(reply: FastifyReply, location: string): Promise<void> {
  await reply.header('cache-control', 'no-store').status(303).header('location', location).send();
}
