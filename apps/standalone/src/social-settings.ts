import type { SocialSettings } from '@toile/api';
import type { StandaloneEnvironment } from './environment.js';

/** The providers whose id and secret are both set. */
export function socialSettings(env: StandaloneEnvironment): SocialSettings {
  const pair = (clientId?: string, clientSecret?: string, issuer?: string) =>
    clientId && clientSecret ? { clientId, clientSecret, issuer } : undefined;
  const apple = pair(env.APPLE_CLIENT_ID, env.APPLE_CLIENT_SECRET, env.APPLE_ISSUER);
  const facebook = pair(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET, env.FACEBOOK_ISSUER);
  return { ...(apple ? { apple } : {}), ...(facebook ? { facebook } : {}) };
}
