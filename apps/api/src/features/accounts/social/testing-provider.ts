import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** An account at the provider of a test. */
export interface AccountElsewhere {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** A real OpenID provider on a free port, where the account of `visitor` signs in without being asked. */
export async function startProvider(redirectUris: string[]) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, AccountElsewhere>();
  const state: { visitor: AccountElsewhere; refuses: boolean } = {
    visitor: { sub: 'nobody' },
    refuses: false,
  };
  const client = { client_id: 'toile', client_secret: 'a secret of the test', redirect_uris: redirectUris };
  const provider = new Provider(issuer, {
    clients: [{ ...client, token_endpoint_auth_method: 'client_secret_post' }],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'name', 'public_profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      name: ['given_name', 'family_name'],
      public_profile: ['given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
  } satisfies Configuration);
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (state.refuses) return provider.interactionFinished(request, response, { error: 'access_denied' });
    if (prompt.name === 'login') {
      people.set(state.visitor.sub, state.visitor);
      return provider.interactionFinished(request, response, { login: { accountId: state.visitor.sub } });
    }
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  });
  return {
    issuer,
    state,
    settings: { clientId: client.client_id, clientSecret: client.client_secret, issuer },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
