import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isInForce, type Plan, type SubscriptionStatus, type SubscriptionTerms } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { HeldSubscriptions, termsOf } from '../../subscriptions/index.js';
import { StudentProofs } from '../student-proofs.js';

/** The reader's own plan and whether they proved their studies. */
export class CheckoutStateDto implements SubscriptionTerms {
  /** @example "all-included" */
  plan: Plan | null;
  /** @example "active" */
  status: SubscriptionStatus | null;
  /** @example "2027-01-01T00:00:00.000Z" */
  ends_at: string | null;
  /** Whether it is good now. */
  in_force: boolean;
  /** Whether it goes on when its term is over. */
  renews: boolean;
  /**
   * Seats.
   * @example 3
   */
  quantity: number;
  /** Whether their studies are proved. */
  student: boolean;
}

export class CheckoutState extends Query<CheckoutStateDto> {
  constructor(readonly viewer: Member) {
    super();
  }
}

@QueryHandler(CheckoutState)
export class CheckoutStateHandler implements IQueryHandler<CheckoutState> {
  constructor(
    private readonly subscriptions: HeldSubscriptions,
    private readonly proofs: StudentProofs,
  ) {}

  async execute({ viewer }: CheckoutState): Promise<CheckoutStateDto> {
    const own = (await this.subscriptions.ownOf(viewer))?.doc;
    const terms = termsOf(own);
    return {
      ...terms,
      in_force: isInForce(terms, Date.now()),
      renews: own?.renews ?? false,
      quantity: own?.quantity ?? 0,
      student: await this.proofs.has(viewer),
    };
  }
}
