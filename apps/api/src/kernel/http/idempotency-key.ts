import { ValidationError } from '@toile/platform';
import type { FastifyRequest } from 'fastify';

/** What a client keeps across the repeats of one write; undefined where it names none. @throws ValidationError */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && /^[\w.:-]{1,100}$/.test(key))) return key;
  const message = '1 to 100 letters, digits, dots, colons, dashes or underscores';
  throw new ValidationError([{ propertyPath: 'Idempotency-Key', message, code: 'invalid_format' }]);
}
