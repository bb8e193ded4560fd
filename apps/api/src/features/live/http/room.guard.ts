import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Rooms } from '../rooms.js';

/** Refuses a stream before it begins: once interceptors stand around a handler, its stream has answered 200 when it fails. */
@Injectable()
export class RoomGuard implements CanActivate {
  constructor(private readonly rooms: Rooms) {}

  /** @throws DomainError where the show is unknown or not broadcast */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { slug: string } }>>();
    await this.rooms.of(params.slug);
    return true;
  }
}
