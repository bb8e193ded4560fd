import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { localeOf } from './request-locale.js';

/** The language of the page that asks, as `localeOf` knows it. */
export const ReaderLocale = createParamDecorator((_: unknown, context: ExecutionContext) =>
  localeOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
