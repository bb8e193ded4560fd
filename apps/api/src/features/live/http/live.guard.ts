import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { WatchLive } from '../queries/watch-live.js';

/** Refuses a stream before it begins: once interceptors stand around a handler, its stream has answered 200 when it fails. */
@Injectable()
export class LiveGuard implements CanActivate {
  constructor(private readonly queries: QueryBus) {}

  /** @throws DomainError dashboard/forbidden */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    // What it answers is only counted once somebody listens.
    await this.queries.execute(new WatchLive(viewerOf(context.switchToHttp().getRequest<FastifyRequest>())));
    return true;
  }
}
