import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { EventMetadata } from '@toile/event-store';
import { correlationId, currentTraceparent, DomainError } from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../auth/viewer.decorator.js';
import { idempotencyKeyOf } from '../http/idempotency-key.js';

/** Who sends a command, under which id, in which conversation. */
export interface Caller {
  /** The member's random subject id. */
  subject: string;
  /** From the header `Idempotency-Key`, which a client keeps across its retries; else made here. */
  commandId: string;
  metadata: EventMetadata;
}

/** The caller of a command, for routes that ask for a session. */
export const CommandCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const viewer = viewerOf(request);
  if (!viewer) throw new DomainError('session/unauthenticated', 'Sign in to do this.');
  const traceparent = currentTraceparent();
  return {
    subject: viewer.subject,
    commandId: idempotencyKeyOf(request) ?? randomUUID(),
    metadata: {
      correlationId: correlationId() ?? randomUUID(),
      causationId: null,
      actor: viewer.subject,
      occurredAt: new Date(),
      ...(traceparent && { traceparent }),
    },
  };
});
