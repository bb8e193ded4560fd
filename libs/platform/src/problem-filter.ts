import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Problem } from '@toile/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ValidationError } from './domain-error.js';
import type { Logger } from './logger.js';
import { isNotMigrated } from './not-migrated.js';
import { isPostgresUnavailable } from './postgres-unavailable.js';
import { isWarehouseBusy } from './warehouse-busy.js';

/** The last part of an error code says what kind of refusal it is; this is the one place that knows HTTP. */
const STATUS_BY_REASON: Record<string, number> = {
  invalid: 422,
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  unknown: 404,
  conflict: 409,
  expired: 410,
  oversized: 413,
  unsupported: 415,
  throttled: 429,
  unavailable: 503,
};

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  410: 'Expired',
  413: 'Too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  422: 'Input does not fit',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Temporarily unavailable',
};

/** How PostgreSQL says so: character not in repertoire, untranslatable character. */
const NO_TEXT: readonly unknown[] = ['22021', '22P05'];

/** The problem body for any error; unknown errors become a 500 that tells nothing of the inside. */
export function toProblem(error: unknown, instance: string): Problem {
  if (error instanceof ValidationError)
    return problem(422, error.message, instance, error.code, error.violations);
  if (error instanceof DomainError) {
    const reason = error.code.split('/').at(-1) ?? '';
    const body = problem(STATUS_BY_REASON[reason] ?? 400, error.message, instance, error.code);
    return { ...error.members, ...body };
  }
  if (error instanceof HttpException) return problem(error.getStatus(), error.message, instance);
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return problem(status, (error as Error).message, instance);
  }
  if ((error as { code?: unknown }).code === 'log/unavailable') {
    return problem(503, 'The event log cannot be reached right now. Try again in a moment.', instance);
  }
  // PostgreSQL refuses NUL in any text, and in JSON; whoever sent it learns so, wherever in the address it stood.
  if (NO_TEXT.includes((error as { code?: unknown }).code)) {
    return problem(400, 'The request holds a sign that no text can hold.', instance);
  }
  if (isPostgresUnavailable(error)) {
    return problem(503, 'The database cannot be reached right now. Try again in a moment.', instance);
  }
  if (isWarehouseBusy(error)) {
    return problem(
      503,
      'The figures cannot be counted right now: too much is asked at once. Try again in a moment, or ask for fewer days.',
      instance,
    );
  }
  if (isNotMigrated(error)) {
    return problem(
      503,
      'This installation is still being set up. Try again in a moment; if it stays so, the command "toile migrate" finishes it.',
      instance,
    );
  }
  return problem(500, 'The error has been logged. Try again in a moment.', instance);
}

function problem(
  status: number,
  detail: string,
  instance: string,
  code?: string,
  violations?: Problem['violations'],
): Problem {
  const type = code ? `/problems/${code}` : 'about:blank';
  return {
    type,
    title: TITLES[status] ?? 'Error',
    status,
    detail,
    instance,
    ...(violations ? { violations } : {}),
  };
}

/** One line for the operator about what was answered with a 5xx. What a busy store refuses has no cause in the code, so no stack. */
export function logProblem(logger: Logger, error: unknown, { status, instance: url }: Problem): void {
  if (status < 500) return;
  if (isWarehouseBusy(error))
    logger.warn({ err: { code: error.code, message: error.message }, url }, 'ClickHouse is busy');
  else logger.error({ err: error, url }, 'request failed');
}

/** Headers of a problem body; the `Retry-After` tells a client when to come back. */
export function problemHeaders({ status }: Problem): Record<string, string> {
  return {
    ...(status === 503 ? { 'retry-after': '2' } : {}),
    ...(status === 429 ? { 'retry-after': '60' } : {}),
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
  };
}

/** Answers with a problem body. A time to come back that the handler has given stays. */
export function sendProblem(reply: FastifyReply, body: Problem): void {
  const given = body.status === 429 ? reply.getHeader('retry-after') : undefined;
  reply.headers(problemHeaders(body));
  if (given !== undefined) reply.header('retry-after', given);
  reply.status(body.status).send(JSON.stringify(body));
}

@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const body = toProblem(error, request.url.split('?')[0] ?? '/');
    logProblem(this.logger, error, body);
    sendProblem(http.getResponse<FastifyReply>(), body);
  }
}
