import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Logger } from '@toile/platform';
import * as oidc from 'openid-client';
import { LOGGER, PUBLIC_URL, SOCIAL } from '../../../kernel/tokens.js';
import { openProvider, PROVIDER_FACTS, type ProviderName, type SocialSettings } from './providers.js';
import { type Visitor, visitorIn } from './visitor.js';

/** What must be the same when somebody comes back; only their browser has it. */
export interface Journey {
  provider: ProviderName;
  state: string;
  nonce: string;
  verifier: string;
  redirect?: string | undefined;
  locale: string;
  until: number;
}

/** How long a journey takes at most. */
export const JOURNEY_S = 600;
export const CONNECT_PATH = '/auth/connect';

/** Ways to an account elsewhere and back: OpenID Connect with state, nonce and PKCE. */
@Injectable()
export class Journeys {
  constructor(
    @Inject(SOCIAL) private readonly settings: SocialSettings,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Where the provider asks for the visitor's leave. @throws DomainError social/unavailable */
  async begin(
    provider: ProviderName,
    { redirect, locale }: Pick<Journey, 'redirect' | 'locale'>,
  ): Promise<{ target: string; journey: Journey }> {
    const config = await this.open(provider);
    const facts = PROVIDER_FACTS[provider];
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
    const { href } = oidc.buildAuthorizationUrl(config, {
      redirect_uri: this.callback(provider),
      scope: facts.scope,
      state,
      nonce,
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      ...(facts.answersWithForm ? { response_mode: 'form_post' } : {}),
    });
    const until = Date.now() + JOURNEY_S * 1000;
    return { target: href, journey: { provider, state, nonce, verifier, redirect, locale, until } };
  }

  /**
   * Who has come back. @param answer of the provider, as a query or a form
   * @throws DomainError social/refused, social/unavailable
   */
  async finish(
    provider: ProviderName,
    journey: Journey | undefined,
    answer: Record<string, unknown>,
  ): Promise<{ visitor: Visitor; journey: Journey }> {
    if (!journey || journey.provider !== provider || journey.until < Date.now()) throw refused();
    const claims = await this.claims(journey, answer);
    return { visitor: visitorIn(provider, claims, answer, journey.locale), journey };
  }

  private async claims(journey: Journey, answer: Record<string, unknown>): Promise<oidc.IDToken> {
    const config = await this.open(journey.provider);
    const url = new URL(this.callback(journey.provider));
    for (const name of ['code', 'state', 'iss', 'error', 'error_description'])
      if (typeof answer[name] === 'string') url.searchParams.set(name, answer[name]);
    try {
      const tokens = await oidc.authorizationCodeGrant(config, url, {
        expectedState: journey.state,
        expectedNonce: journey.nonce,
        pkceCodeVerifier: journey.verifier,
        idTokenExpected: true,
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
    return `${this.publicUrl}${CONNECT_PATH}/${provider}/callback`;
  }
}

const refused = () => new DomainError('social/refused', 'The sign-in did not take place.');
