import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SubscriptionKind } from '@toile/contracts';
import { SubscriptionsReadModel } from '../read-models/subscriptions.read-model.js';

/** Whether a member may use a subscription. */
export class IsHolder extends Query<boolean> {
  constructor(
    readonly subscription: { id: string; kind: SubscriptionKind },
    readonly member: string,
  ) {
    super();
  }
}

@QueryHandler(IsHolder)
export class IsHolderHandler implements IQueryHandler<IsHolder> {
  constructor(private readonly readModel: SubscriptionsReadModel) {}

  /** @throws DomainError subscription/unknown */
  async execute({ subscription: { id, kind }, member }: IsHolder) {
    return (await this.readModel.byId(id, kind)).doc.holders.includes(member);
  }
}
