import { Body, Controller, Get, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { DomainError, type Logger, validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { onward, pagePath } from '../../http/page-redirect.js';
import { LOGGER, PUBLIC_URL, SOCIAL } from '../../tokens.js';
import { KnownDevices } from '../devices/known-devices.js';
import { Allow, Public } from '../roles/allow.decorator.js';
import { deviceName } from '../sessions/device-name.js';
import { SESSION_COOKIE, setSessionCookie } from '../sessions/session-cookie.js';
import { SessionStore } from '../sessions/session-store.js';
import { MailedReference } from './mailed-reference.js';
import {
  openProvider,
  PROVIDER_FACTS,
  PROVIDERS,
  type ProviderName,
  type SocialSettings,
} from './providers.js';
import { SealedCookie } from './sealed-cookie.js';
import { SocialSignIn } from './social-sign-in.js';
import { visitorIn } from './visitor.js';

const COOKIE = 'toile_connect';
const MAX_AGE_S = 600;
const PATH = '/auth/connect';

/** What must be the same when somebody comes back; only this browser has it. */
const journeySchema = z.object({
  ...{ provider: z.enum(PROVIDERS), state: z.string(), nonce: z.string(), verifier: z.string() },
  ...{ redirect: z.string().optional(), locale: z.string(), until: z.number() },
});
type Journey = z.infer<typeof journeySchema>;
export const connectSchema = z.object({ redirect: z.string().max(2048).optional() });

/** Sign in with an account elsewhere: OpenID Connect with state, nonce and PKCE. */
@Controller('auth/connect')
export class SocialController {
  constructor(
    @Inject(SOCIAL) private readonly settings: SocialSettings,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly cookies: SealedCookie,
    private readonly signIn: SocialSignIn,
    private readonly sessions: SessionStore,
    private readonly devices: KnownDevices,
    private readonly mailed: MailedReference,
  ) {}

  @Get(':provider')
  @Public()
  async leave(
    @Param('provider') name: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const provider = known(name);
    const { redirect } = validate(connectSchema, query);
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
    const locale = String(request.headers['x-toile-locale'] ?? 'en');
    const until = Date.now() + MAX_AGE_S * 1000;
    await this.orBack(request, reply, locale, async () => {
      const config = await this.open(provider);
      const facts = PROVIDER_FACTS[provider];
      const target = oidc.buildAuthorizationUrl(config, {
        ...{ redirect_uri: this.callback(provider), scope: facts.scope, state, nonce },
        ...{ code_challenge_method: 'S256', response_type: 'code' },
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        ...(facts.answersWithForm ? { response_mode: 'form_post' } : {}),
      });
      const journey: Journey = { provider, state, nonce, verifier, redirect, locale, until };
      reply.setCookie(COOKIE, this.cookies.seal(journey), {
        ...attributes(provider, request),
        maxAge: MAX_AGE_S,
      });
      return target.href;
    });
  }

  @Get(':provider/callback')
  @Public()
  async comeBack(
    @Param('provider') name: string,
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.arrive(known(name), query, request, reply);
  }

  /** As a form of the provider's site: our own token and origin are not to be had there, the sealed cookie is. */
  @Post(':provider/callback')
  @Allow('anyone', { csrf: false, origin: false })
  async comeBackWithForm(
    @Param('provider') name: string,
    @Body() body: Record<string, unknown> | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.arrive(known(name), body ?? {}, request, reply);
  }

  private async arrive(
    provider: ProviderName,
    answer: Record<string, unknown>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const journey = journeySchema.safeParse(this.cookies.open(request.cookies[COOKIE])).data;
    const { locale = 'en' } = journey ?? {};
    // A journey is made once.
    reply.clearCookie(COOKIE, attributes(provider, request));
    await this.orBack(request, reply, locale, async () => {
      if (!journey || journey.provider !== provider || journey.until < Date.now()) throw refused();
      const claims = await this.claims(journey, answer);
      const mailed = (reference: string) => this.mailed.keep(request, reply, reference);
      const member = await this.signIn.enter(visitorIn(provider, claims, answer, locale), mailed);
      await this.devices.keep(request, reply, member.subject);
      await this.sessions.end(request.cookies[SESSION_COOKIE]);
      setSessionCookie(request, reply, await this.sessions.begin(member.subject, deviceName(request)));
      return onward(journey.redirect) ?? pagePath(request, '/', locale);
    });
  }

  private async claims(journey: Journey, answer: Record<string, unknown>): Promise<oidc.IDToken> {
    const config = await this.open(journey.provider);
    const url = new URL(this.callback(journey.provider));
    for (const name of ['code', 'state', 'iss', 'error', 'error_description'])
      if (typeof answer[name] === 'string') url.searchParams.set(name, answer[name]);
    try {
      const tokens = await oidc.authorizationCodeGrant(config, url, {
        ...{ expectedState: journey.state, expectedNonce: journey.nonce },
        ...{ pkceCodeVerifier: journey.verifier, idTokenExpected: true },
      });
      const claims = tokens.claims();
      if (claims) return claims;
    } catch (error) {
      this.logger.warn({ err: error, provider: journey.provider }, 'a sign-in elsewhere was not accepted');
    }
    throw refused();
  }

  private async open(provider: ProviderName): Promise<oidc.Configuration> {
    const settings = this.settings[provider];
    if (!settings) throw new DomainError('social/unavailable', 'This way to sign in is not set up.');
    return openProvider(provider, settings).catch((error: unknown) => {
      this.logger.warn({ err: error, provider }, 'a provider of sign-ins does not answer');
      throw new DomainError('social/unavailable', 'This way to sign in does not answer right now.');
    });
  }

  private callback(provider: ProviderName): string {
    return `${this.publicUrl}${PATH}/${provider}/callback`;
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

const refused = () => new DomainError('social/refused', 'The sign-in did not take place.');

/** A cookie that has to come back with a form of another site says so, which browsers allow with Secure only. */
function attributes(provider: ProviderName, request: FastifyRequest) {
  const crosses = PROVIDER_FACTS[provider].answersWithForm;
  return {
    ...{ path: PATH, httpOnly: true, sameSite: crosses ? ('none' as const) : ('lax' as const) },
    secure: crosses || request.protocol === 'https',
  };
}

function known(name: string): ProviderName {
  const provider = PROVIDERS.find((one) => one === name);
  if (!provider) throw new DomainError('provider/unknown', 'There is no such way to sign in.');
  return provider;
}
