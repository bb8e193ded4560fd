import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { LOCALES, NAMED_ROUTES } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
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

export const requestAuthenticationSchema = z.object({
  /** Names what the sign-in page says. */
  message: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .optional(),
  /** With or without a language: `membership_index.fr`. */
  route: z.enum(
    ROUTES.flatMap((route) => [route, ...LOCALES.map((locale) => `${route}.${locale}` as const)]),
  ),
});

@Controller('api/security')
@Public()
export class RequestAuthenticationController {
  /** The sign-in page for somebody who wanted to go on to a page; never another origin. */
  @Get('request-authentication')
  @Header('cache-control', 'private, no-store')
  request(@Query() query: unknown, @Req() request: FastifyRequest): { url: string } {
    const { message, route } = validate(requestAuthenticationSchema, query);
    const [name, locale] = route.split('.');
    const path = NAMED_ROUTES[name as (typeof ROUTES)[number]];
    const target = new URLSearchParams({ redirect: pagePath(request, path, locale) });
    if (message) target.set('message', message);
    return { url: `${pagePath(request, '/auth', locale)}?${target}` };
  }
}
