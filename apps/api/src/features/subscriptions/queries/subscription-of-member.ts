import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SubscriptionKind } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { HeldSubscriptions } from '../held-subscriptions.js';
import type { SubscriptionDocument } from '../read-models/subscriptions.projection.js';

/** The subscription that counts for a member. */
export class SubscriptionOfMember extends Query<SubscriptionDocument | undefined> {
  constructor(
    readonly member: Member,
    readonly kind: SubscriptionKind,
  ) {
    super();
  }
}

@QueryHandler(SubscriptionOfMember)
export class SubscriptionOfMemberHandler implements IQueryHandler<SubscriptionOfMember> {
  constructor(private readonly held: HeldSubscriptions) {}

  async execute({ member, kind }: SubscriptionOfMember) {
    return (await this.held.of(member, kind))?.doc;
  }
}
