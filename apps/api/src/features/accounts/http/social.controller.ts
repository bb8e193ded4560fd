import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiSeeOtherResponse } from '@nestjs/swagger';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow, Public } from '../../../kernel/auth/allow.decorator.js';
import { onward, pagePath } from '../../../kernel/http/page-redirect.js';
import { EnterFromProvider } from '../commands/enter-from-provider.js';
import type { Browser } from '../sessions/browser.js';
import { ConnectQueryDto } from '../social/connect-query.dto.js';
import { CONNECT_PATH, JOURNEY_S, type Journey, Journeys } from '../social/journeys.js';
import { MailedReference } from '../social/mailed-reference.js';
import { PROVIDER_FACTS, PROVIDERS, type ProviderName } from '../social/providers.js';
import { SealedCookie } from '../social/sealed-cookie.js';
import { FromBrowser, keepSignedIn } from './browser-cookies.js';

const COOKIE = 'toile_connect';
const LEADS_ON = { description: 'Leads on, or back to the page to sign in with the reason' };

/** Sign in with an account elsewhere. */
@Controller('auth/connect')
export class SocialController {
  constructor(
    private readonly commands: CommandBus,
    private readonly journeys: Journeys,
    private readonly cookies: SealedCookie,
    private readonly mailed: MailedReference,
  ) {}

  /** Leads to Apple or Facebook, or back with a reason. */
  @Get(':provider')
  @Public()
  @ApiSeeOtherResponse(LEADS_ON)
  async leave(
    @Param('provider') name: string,
    @Query() { redirect }: ConnectQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const provider = known(name);
    const locale = String(request.headers['x-toile-locale'] ?? 'en');
    await this.orBack(request, reply, locale, async () => {
      const { target, journey } = await this.journeys.begin(provider, { redirect, locale });
      const cookie = { ...attributes(provider, request), maxAge: JOURNEY_S };
      reply.setCookie(COOKIE, this.cookies.seal(journey), cookie);
      return target;
    });
  }

  /** Where a provider leads back to. */
  @Get(':provider/callback')
  @Public()
  @ApiSeeOtherResponse(LEADS_ON)
  async comeBack(
    @Param('provider') name: string,
    @Query() query: Record<string, unknown>,
    @FromBrowser() browser: Browser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.arrive(known(name), query, browser, request, reply);
  }

  /** Where a provider leads back to with a form of its own site: no token or origin of ours is to be had there, the sealed cookie is. */
  @Post(':provider/callback')
  @Allow('anyone', { csrf: false, origin: false })
  @ApiSeeOtherResponse(LEADS_ON)
  async comeBackWithForm(
    @Param('provider') name: string,
    @Body() body: Record<string, unknown> | undefined,
    @FromBrowser() browser: Browser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.arrive(known(name), body ?? {}, browser, request, reply);
  }

  private async arrive(
    provider: ProviderName,
    answer: Record<string, unknown>,
    browser: Browser,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const kept = this.cookies.open<Journey>(request.cookies[COOKIE]);
    // A journey is made once.
    reply.clearCookie(COOKIE, attributes(provider, request));
    await this.orBack(request, reply, kept?.locale ?? 'en', async () => {
      const { visitor, journey } = await this.journeys.finish(provider, kept, answer);
      const entered = await this.commands.execute(new EnterFromProvider(visitor, browser));
      if (entered.status === 'mailed') {
        this.mailed.keep(request, reply, entered.reference);
        throw new DomainError('social/mailed', 'Open the link in our mail to go on.');
      }
      keepSignedIn(request, reply, entered.tokens);
      return onward(journey.redirect) ?? pagePath(request, '/', journey.locale);
    });
  }

  /** Leads on, or back to the sign-in page with the reason. */
  private async orBack(
    request: FastifyRequest,
    reply: FastifyReply,
    locale: string,
    work: () => Promise<string>,
  ): Promise<void> {
    const target = await work().catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      return `${pagePath(request, '/auth', locale)}?error=${error.code.split('/').at(-1)}`;
    });
    await reply.header('cache-control', 'private, no-store').status(303).header('location', target).send();
  }
}

/** A cookie that has to come back with a form of another site says so, which browsers allow with Secure only. */
function attributes(provider: ProviderName, request: FastifyRequest) {
  const crosses = PROVIDER_FACTS[provider].answersWithForm;
  const sameSite = crosses ? ('none' as const) : ('lax' as const);
  const secure = crosses || request.protocol === 'https';
  return { path: CONNECT_PATH, httpOnly: true, sameSite, secure };
}

function known(name: string): ProviderName {
  const provider = PROVIDERS.find((one) => one === name);
  if (!provider) throw new DomainError('provider/unknown', 'There is no such way to sign in.');
  return provider;
}
