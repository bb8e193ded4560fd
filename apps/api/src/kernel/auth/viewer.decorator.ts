import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Member } from './member.js';

const VIEWERS = new WeakMap<FastifyRequest, Member>();

export function rememberViewer(request: FastifyRequest, member: Member): void {
  VIEWERS.set(request, member);
}

export function viewerOf(request: FastifyRequest): Member | undefined {
  return VIEWERS.get(request);
}

/** The member who asks; undefined for a visitor, which only routes allowed to `anyone` see. */
export const Viewer = createParamDecorator((_: unknown, context: ExecutionContext): Member | undefined =>
  viewerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
