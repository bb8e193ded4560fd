import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { MAX_BATCH_EVENTS } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressLimits } from './address-limits.js';
import { IntakeLedger } from './intake-ledger.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Events of the request that the ledger has counted as arrived. */
    arrivedEvents: number;
  }
}

/** Counts events as they arrive, before anything of them is read, and stops an address that sends more than its share. */
@Injectable()
export class ArrivalGuard implements CanActivate {
  constructor(
    private readonly ledger: IntakeLedger,
    private readonly limits: AddressLimits,
  ) {}

  /** @throws DomainError beacon/throttled, with `Retry-After` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const events = Array.isArray(request.body) ? Math.max(1, request.body.length) : 1;
    this.ledger.arrive(events);
    request.arrivedEvents = events;
    // What cannot be counted costs as well: an address that only sends rubbish is stopped too.
    const waitSeconds = await this.limits.take(request.ip, Math.min(events, MAX_BATCH_EVENTS));
    if (waitSeconds === 0) return true;
    http.getResponse<FastifyReply>().header('retry-after', String(waitSeconds));
    throw new DomainError('beacon/throttled', 'Too many events come from this address.');
  }
}
