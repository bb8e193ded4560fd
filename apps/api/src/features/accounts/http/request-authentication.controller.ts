import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { NAMED_ROUTES } from '@toile/contracts';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { pagePath } from '../../../kernel/http/page-redirect.js';
import {
  RequestAuthenticationDto,
  type ROUTES_AFTER_SIGN_IN,
  SignInAddressDto,
} from '../sign-in/request-authentication.dto.js';

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
    const path = NAMED_ROUTES[name as (typeof ROUTES_AFTER_SIGN_IN)[number]];
    const target = new URLSearchParams({ redirect: pagePath(request, path, locale) });
    if (message) target.set('message', message);
    return { url: `${pagePath(request, '/auth', locale)}?${target}` };
  }
}
