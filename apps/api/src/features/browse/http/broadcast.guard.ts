import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Arrivals } from '../read-models/arrivals.js';

/** Refuses a stream before it begins: once interceptors stand around a handler, its stream has answered 200 when it fails. */
@Injectable()
export class BroadcastGuard implements CanActivate {
  constructor(private readonly arrivals: Arrivals) {}

  /** @throws DomainError where the show is unknown or not broadcast */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { slug: string } }>>();
    await this.arrivals.mustBeBroadcast(params.slug);
    return true;
  }
}
