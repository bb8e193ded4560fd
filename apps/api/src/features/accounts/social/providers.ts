import * as oidc from 'openid-client';

export const PROVIDERS = ['apple', 'facebook'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** What a provider gave us to introduce ourselves with. */
export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** Another issuer than the provider's own, found by discovery. */
  issuer?: string | undefined;
}
export type SocialSettings = Partial<Record<ProviderName, ProviderSettings>>;

interface Provider {
  issuer: string;
  scope: string;
  /** Apple answers with a form of its own site as soon as it is asked for a name or an address. */
  answersWithForm: boolean;
  /** For a provider whose discovery document leaves out what its code flow needs. */
  metadata?: oidc.ServerMetadata;
}

export const PROVIDER_FACTS: Readonly<Record<ProviderName, Provider>> = {
  apple: { issuer: 'https://appleid.apple.com', scope: 'openid name email', answersWithForm: true },
  facebook: {
    issuer: 'https://www.facebook.com',
    scope: 'openid email public_profile',
    answersWithForm: false,
    metadata: {
      issuer: 'https://www.facebook.com',
      authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
      token_endpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
      jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    },
  },
};

const TIMEOUT_S = 8;

/** A provider's own description joined with ours. @throws when it cannot be reached */
export async function openProvider(
  name: ProviderName,
  settings: ProviderSettings,
): Promise<oidc.Configuration> {
  const { clientId, clientSecret, issuer } = settings;
  const facts = PROVIDER_FACTS[name];
  if (!issuer && facts.metadata) {
    const known = new oidc.Configuration(facts.metadata, clientId, clientSecret);
    known.timeout = TIMEOUT_S;
    return known;
  }
  const server = new URL(issuer ?? facts.issuer);
  return oidc.discovery(server, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    // A provider on this machine, as in a test, has no certificate.
    execute: server.hostname === 'localhost' ? [oidc.allowInsecureRequests] : [],
  });
}
