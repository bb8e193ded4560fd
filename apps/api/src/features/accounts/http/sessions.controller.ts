import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiSeeOtherResponse } from '@nestjs/swagger';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { clearSessionCookie, SESSION_COOKIE } from '../../../kernel/auth/session-cookie.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { isDeliberateRequest } from '../../../kernel/http/is-deliberate-request.js';
import { pagePath } from '../../../kernel/http/page-redirect.js';
import { SignOut, SignOutEverywhere } from '../commands/sign-out.js';
import { AuthStatus, AuthStatusDto } from '../queries/auth-status.js';

@Controller('auth')
@Allow('anyone')
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Who is there. */
  @Get('status')
  @Header('cache-control', 'private, no-store')
  status(@Viewer() viewer: Member | undefined): Promise<AuthStatusDto> {
    return this.queries.execute(new AuthStatus(viewer));
  }

  /** Ends the session; asked from another site, it asks first. */
  @Get('logout')
  @ApiSeeOtherResponse({ description: 'The home page' })
  async signOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isDeliberateRequest(request)) return confirmFirst(request, reply, '/auth/leave');
    await this.commands.execute(new SignOut(request.cookies[SESSION_COOKIE]));
    clearSessionCookie(request, reply);
    await leadTo(reply, pagePath(request, '/'));
  }

  /** Ends every session and API token of the member and asks them to sign in again; asked from another site, it asks first. */
  @Get('force-relogin')
  @ApiSeeOtherResponse({ description: 'The page to sign in' })
  async forceRelogin(
    @Viewer() viewer: Member | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isDeliberateRequest(request)) return confirmFirst(request, reply, '/auth/leave?everywhere=1');
    if (viewer) await this.commands.execute(new SignOutEverywhere(viewer.subject));
    clearSessionCookie(request, reply);
    await leadTo(reply, pagePath(request, '/auth'));
  }
}

/**
 * A link on another site signs nobody out: a person is shown a page of ours with a button, the session stays.
 * @throws DomainError origin/forbidden for programs
 */
async function confirmFirst(request: FastifyRequest, reply: FastifyReply, page: string): Promise<void> {
  if (request.headers.accept?.startsWith('application/json'))
    throw new DomainError('origin/forbidden', 'Sign out from our own pages.');
  await leadTo(reply, pagePath(request, page));
}

async function leadTo(reply: FastifyReply, location: string): Promise<void> {
  await reply.header('cache-control', 'no-store').status(303).header('location', location).send();
}
