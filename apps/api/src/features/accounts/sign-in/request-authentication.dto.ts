import { LOCALES, type NAMED_ROUTES } from '@toile/contracts';
import { Matches } from 'class-validator';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';

/** Pages a reader may be led to after signing in. */
export const ROUTES_AFTER_SIGN_IN = [
  'home',
  'membership_index',
  'moodboard_index',
  'user_account_update',
  'data_products_dashboard',
  'look_search',
  'collection_index',
  'model_index',
  'street_index',
] as const satisfies readonly (keyof typeof NAMED_ROUTES)[];

/** Where somebody wants to go on to. */
export class RequestAuthenticationDto {
  /**
   * Names what the sign-in page says.
   * @example "subscribe"
   */
  @IfGiven()
  @Matches(/^[\w.-]{1,60}$/)
  message?: string;

  /**
   * With or without a language.
   * @example "membership_index.fr"
   */
  @IsOneOf(ROUTES_AFTER_SIGN_IN.flatMap((route) => [route, ...LOCALES.map((locale) => `${route}.${locale}`)]))
  route: string;
}

/** Where to sign in. */
export class SignInAddressDto {
  /** @example "/en/auth?redirect=%2Fen%2Fpremium-memberships&message=subscribe" */
  url: string;
}
