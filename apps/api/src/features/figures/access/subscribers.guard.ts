import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { environmentOf } from '../scope/read-scope.js';

/** Behind `DashboardGuard`: what there is no demo of is for who is entitled to this part of the dashboard. */
@Injectable()
export class SubscribersGuard implements CanActivate {
  /** @throws DomainError dashboard/unauthenticated, dashboard/forbidden */
  canActivate(context: ExecutionContext): boolean {
    const viewer = viewerOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (!viewer) throw new DomainError('dashboard/unauthenticated', 'Sign in to ask the dashboard.');
    if (environmentOf(viewer) === 'Master') return true;
    throw new DomainError('dashboard/forbidden', 'Questions are for subscribers of the dashboard.');
  }
}
