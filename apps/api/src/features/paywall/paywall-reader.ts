import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../kernel/auth/viewer.decorator.js';
import { deviceOfRequest } from '../subscriptions/index.js';
import { isStaff, type LockedReason, type PaywallReader } from './decide.js';

/** Who asks, with the device they ask from. Only routes that know a viewer (`@Allow`) see more than a visitor. */
export function paywallReaderOf(request: FastifyRequest): PaywallReader {
  const { roles = [], onlyDevice = null } = viewerOf(request) ?? {};
  if (onlyDevice === null || isStaff(roles)) return { roles, device: 'not-needed' };
  return { roles, device: deviceOfRequest(request) === onlyDevice ? 'known' : 'unknown' };
}

/** The reader a handler asks `decide` about. */
export const Reader = createParamDecorator(
  (_: unknown, context: ExecutionContext): PaywallReader =>
    paywallReaderOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The refusal of a file, with the way to it. @param code of files without a plan */
export function lockedFile(reason: LockedReason, code: string, withoutPlan: string): DomainError {
  if (reason !== 'device') return new DomainError(code, withoutPlan);
  return new DomainError(
    'device/forbidden',
    'Your plan is in use on another device. Open the models in this browser and choose to continue on this device.',
  );
}
