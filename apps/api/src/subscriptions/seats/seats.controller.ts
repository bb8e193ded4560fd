import { randomBytes } from 'node:crypto';
import { Body, Controller, Delete, Get, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import type { SeatRow } from '@toile/contracts';
import { type EventStore, handleCommand } from '@toile/event-store';
import { validate } from '@toile/platform';
import type pg from 'pg';
import { z } from 'zod';
import type { Member } from '../../accounts/members/member.js';
import { MEMBERS_TABLE } from '../../accounts/members/members.projection.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { SessionStore } from '../../accounts/sessions/session-store.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { EVENT_STORE } from '../../event-store/tokens.js';
import { POOL } from '../../tokens.js';
import { type SubscriptionCommand, subscriptionDecider } from '../domain/subscription.decider.js';
import { unknownSubscription } from '../domain/subscription.errors.js';
import { type FoundSubscription, SubscriptionsQuery } from '../my-subscription/subscriptions.query.js';
import { SeatClaims } from './seat-claims.js';

export const seatSchema = z.object({ email: z.email().max(254) });

/** Seats of the member's own paywall subscription. */
@Controller('api/paywall/subscriptions/me/seats')
@Allow('subscriptions:own')
export class SeatsController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly subscriptions: SubscriptionsQuery,
    private readonly claims: SeatClaims,
    private readonly sessions: SessionStore,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async list(@Viewer() viewer: Member): Promise<{ quantity: number; results: SeatRow[] }> {
    return this.seats(await this.own(viewer));
  }

  /** The same answer whether or not the address has an account. */
  @Post()
  @HttpCode(201)
  async assign(@CommandCaller() caller: Caller, @Viewer() viewer: Member, @Body() body: unknown) {
    const email = validate(seatSchema, body).email.trim();
    const { stream } = await this.own(viewer);
    const key = this.claims.keyOf(email);
    const seat = randomBytes(8).toString('hex');
    const person = await this.memberWith(key);
    await this.decide(caller, stream, { type: 'AssignSeat', by: viewer.subject, seat, key, email, person });
    return this.seats(await this.own(viewer));
  }

  @Delete(':seat')
  @HttpCode(204)
  async withdraw(
    @CommandCaller() caller: Caller,
    @Viewer() viewer: Member,
    @Param('seat') seat: string,
  ): Promise<void> {
    const { stream } = await this.own(viewer);
    await this.decide(caller, stream, { type: 'WithdrawSeat', by: viewer.subject, seat });
  }

  private async own(viewer: Member): Promise<FoundSubscription> {
    const found = await this.subscriptions.of(viewer, 'paywall');
    if (found?.doc.member !== viewer.subject) throw unknownSubscription();
    return found;
  }

  private async decide({ commandId, metadata }: Caller, stream: string, command: SubscriptionCommand) {
    await handleCommand(this.store, subscriptionDecider, { stream, commandId, metadata, command });
    await this.subscriptions.shown();
    this.sessions.forgetRemembered();
  }

  /** With whose key an address is sealed; only a verified one is its member's. */
  private async memberWith(key: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ subject: string }>(
      `SELECT a.subject FROM account_address a JOIN ${MEMBERS_TABLE} m USING (subject)
       WHERE a.address_hash = $1 AND (m.doc->>'verified')::boolean`,
      [Buffer.from(key, 'hex')],
    );
    return rows[0]?.subject ?? null;
  }

  private seats({ doc }: FoundSubscription): { quantity: number; results: SeatRow[] } {
    return {
      quantity: doc.quantity,
      results: doc.seats.map(({ id, email, person }, index) => ({
        ...{ id, email, active: index < doc.quantity - 1 },
        claimed: person !== null,
      })),
    };
  }
}
