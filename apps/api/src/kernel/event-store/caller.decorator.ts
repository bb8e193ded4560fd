import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { EventMetadata } from '@toile/event-store';
import { correlationId, currentTraceparent, DomainError, ValidationError } from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../auth/viewer.decorator.js';

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
    commandId: commandIdOf(request),
    metadata: {
      correlationId: correlationId() ?? randomUUID(),
      causationId: null,
      actor: viewer.subject,
      occurredAt: new Date(),
      ...(traceparent && { traceparent }),
    },
  };
});

function commandIdOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return randomUUID();
  if (typeof key === 'string' && /^[\w.:-]{1,100}$/.test(key)) return key;
  const message = '1 to 100 letters, digits, dots, colons, dashes or underscores';
  throw new ValidationError([{ propertyPath: 'Idempotency-Key', message, code: 'invalid_format' }]);
}
