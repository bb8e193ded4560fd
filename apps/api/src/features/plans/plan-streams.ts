import { Inject, Injectable } from '@nestjs/common';
import { type EventStore, handleCommand, type ProjectionRunner } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../kernel/event-store/tokens.js';
import { AuditLog } from '../accounts/index.js';
import { type CouponCommand, couponDecider } from './domain/coupon.decider.js';
import { couponStream } from './domain/coupon.events.js';
import type { Coupon } from './domain/coupon.state.js';
import { type PlanCommand, planDecider } from './domain/plan.decider.js';
import { planStream } from './domain/plan.events.js';
import { coupons } from './read-models/coupons.projection.js';
import { planTerms } from './read-models/plan-terms.projection.js';

type Sender = Pick<Caller, 'commandId' | 'metadata'>;

/** Sends commands to the streams of plans and coupons. */
@Injectable()
export class PlanStreams {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    private readonly audit: AuditLog,
  ) {}

  /** Resolves when what was decided is sold. @throws DomainError of the decider */
  async ofPlan({ commandId, metadata }: Sender, command: PlanCommand): Promise<void> {
    const stream = planStream(command.plan);
    await handleCommand(this.store, planDecider, { stream, commandId, metadata, command });
    await this.readModels.whenCurrent(planTerms);
  }

  /** @returns the coupon after the command, and after the first one where it is repeated */
  async ofCoupon({ commandId, metadata }: Sender, command: CouponCommand): Promise<Coupon> {
    const stream = couponStream(command.code);
    const { state } = await handleCommand(this.store, couponDecider, {
      stream,
      commandId,
      metadata,
      command,
    });
    await this.readModels.whenCurrent(coupons);
    return state;
  }

  /** Noted before it is done: what cannot be noted does not happen, and what was refused is noted as that. */
  async noted<T>(
    actor: string,
    action: 'plan-changed' | 'coupon-changed',
    detail: Record<string, unknown>,
    work: () => Promise<T>,
  ): Promise<T> {
    await this.audit.note(action, { actor, detail });
    try {
      return await work();
    } catch (error) {
      const code = error instanceof DomainError ? error.code : 'failed';
      await this.audit.note('help-refused', { actor, detail: { action, code } });
      throw error;
    }
  }
}
