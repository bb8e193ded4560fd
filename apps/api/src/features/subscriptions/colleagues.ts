import { Injectable } from '@nestjs/common';
import { isInForce } from '@toile/contracts';
import { SubscriptionsReadModel, termsOf } from './read-models/subscriptions.read-model.js';

const KINDS = ['dashboard', 'paywall'] as const;

/** Who is on the same subscription, while it is in force: with whom what a member keeps can be shared. */
@Injectable()
export class Colleagues {
  constructor(private readonly readModel: SubscriptionsReadModel) {}

  /** The subjects of everybody on a subscription of this member, who is one of them. */
  async of(subject: string): Promise<string[]> {
    const held = await Promise.all(KINDS.map((kind) => this.readModel.heldBy(subject, kind)));
    const now = Date.now();
    const inForce = held.flatMap((one) => (one && isInForce(termsOf(one.doc), now) ? [one.doc] : []));
    return [...new Set([subject, ...inForce.flatMap(({ holders }) => holders)])];
  }

  async are(one: string, other: string): Promise<boolean> {
    return one === other || (await this.of(one)).includes(other);
  }
}
