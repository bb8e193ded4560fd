import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { LOCALES, NAMED_ROUTES } from '@toile/contracts';
import { Matches } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { IfGiven } from '../../http/dto/if-given.decorator.js';
import { IsOneOf } from '../../http/dto/one-of.decorator.js';
import { pagePath } from '../../http/page-redirect.js';
import { Public } from '../roles/allow.decorator.js';

/** Pages a reader may be led to after signing in. */
const ROUTES = [
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
  @IsOneOf(ROUTES.flatMap((route) => [route, ...LOCALES.map((locale) => `${route}.${locale}`)]))
  route: string;
}

/** Where to sign in. */
export class SignInAddressDto {
  /** @example "/en/auth?redirect=%2Fen%2Fpremium-memberships&message=subscribe" */
  url: string;
}

@Controller('api/security')
@Public()
export class RequestAuthenticationController {
  /** The sign-in page for somebody who wanted to go on to a page; never another origin. */
  @Get('request-authentication')
  @Header('cache-control', 'private, no-store')
  request(
    @Query() { message, route }: RequestAuthenticationDto,
    @Req() request: FastifyRequest,
  ): SignInAddressDto {
    const [name, locale] = route.split('.');
    const path = NAMED_ROUTES[name as (typeof ROUTES)[number]];
    const target = new URLSearchParams({ redirect: pagePath(request, path, locale) });
    if (message) target.set('message', message);
    return { url: `${pagePath(request, '/auth', locale)}?${target}` };
  }
}
