import type { IDToken } from 'openid-client';
import { isStorable } from '../../../kernel/http/dto/text.decorator.js';
import type { ProviderName } from './providers.js';

/** Who a provider says is there. */
export interface Visitor {
  provider: ProviderName;
  /** The provider's own id of the account. */
  account: string;
  email: string | null;
  /** Whether the provider vouches for the address. */
  verified: boolean;
  firstName: string;
  lastName: string;
  locale: string;
}

/**
 * Who is there, from the signed token; only Apple's name comes beside it, in the field `user` of the first visit's form.
 * Apple writes `email_verified` as text at times; Facebook does not vouch for addresses at all.
 */
export function visitorIn(
  provider: ProviderName,
  claims: IDToken,
  answer: Record<string, unknown>,
  locale: string,
): Visitor {
  const { sub: account, email, email_verified } = claims;
  const name = nameIn(answer.user);
  return {
    provider,
    account,
    locale,
    email: typeof email === 'string' ? email : null,
    verified: email_verified === true || email_verified === 'true',
    firstName: line(claims.given_name ?? name.firstName ?? claims.name),
    lastName: line(claims.family_name ?? name.lastName),
  };
}

function nameIn(user: unknown): { firstName?: unknown; lastName?: unknown } {
  try {
    const { name } = JSON.parse(typeof user === 'string' ? user : '{}') as { name?: object };
    return name ?? {};
  } catch {
    return {};
  }
}

/** A name as profiles keep it; what cannot be kept is left out. */
function line(value: unknown): string {
  const text =
    typeof value === 'string'
      ? value
          .replace(/\p{Cc}/gu, ' ')
          .slice(0, 100)
          .trim()
      : '';
  return isStorable(text) ? text : '';
}
