import type { SubscriptionKind } from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import { type BindDevice, bindDevice, releaseDevice } from './device-rules.js';
import { meaningOf } from './meaning-of-report.js';
import { isNewer, type PaymentReport } from './payment-report.js';
import { type AssignSeat, assignSeat, claimSeat, withdrawSeat } from './seat-rules.js';
import { notYours, unknownSubscription } from './subscription.errors.js';
import type { SubscriptionEvent } from './subscription.events.js';
import {
  evolve,
  type HeldSubscription,
  holdersOf,
  identityOf,
  noSubscription,
  type Subscription,
} from './subscription.state.js';

/** `by` is the subject of the member who asks; times and ids are made before the decision. */
export type SubscriptionCommand =
  | { type: 'Report'; id: number; kind: SubscriptionKind; member: string; report: PaymentReport }
  | BindDevice
  | { type: 'ReleaseDevice'; by: string; device: string }
  /** The house gives days away; the next report of the provider says again what counts. */
  | { type: 'Prolong'; by: string; days: number; at: string }
  | AssignSeat
  | { type: 'ClaimSeat'; key: string; person: string }
  | { type: 'WithdrawSeat'; by: string; seat: string };

function decide(command: SubscriptionCommand, state: Subscription): readonly SubscriptionEvent[] {
  if (command.type === 'Report') return report(command, state);
  if (state.status === 'none') throw unknownSubscription();
  switch (command.type) {
    case 'BindDevice':
      return bindDevice(command, holder(state, command.by));
    case 'ReleaseDevice':
      return releaseDevice(command, holder(state, command.by));
    case 'Prolong':
      return prolong(command, owner(state, command.by));
    case 'AssignSeat':
      return assignSeat(command, owner(state, command.by));
    case 'ClaimSeat':
      return claimSeat(command, state);
    case 'WithdrawSeat':
      return withdrawSeat(command, owner(state, command.by));
    default:
      return command satisfies never;
  }
}

export const subscriptionDecider: Decider<Subscription, SubscriptionCommand, SubscriptionEvent> = {
  initialState: noSubscription,
  decide,
  evolve,
};

function holder(state: HeldSubscription, by: string): HeldSubscription {
  if (!holdersOf(state).includes(by)) throw notYours();
  return state;
}

function owner(state: HeldSubscription, by: string): HeldSubscription {
  if (state.member !== by) throw notYours();
  return state;
}

const DAY_MS = 86_400_000;

/** From its end, or from now where that is past. */
function prolong(
  { days, at }: Extract<SubscriptionCommand, { type: 'Prolong' }>,
  state: HeldSubscription,
): readonly SubscriptionEvent[] {
  const from = Math.max(Date.parse(state.endsAt), Date.parse(at));
  const endsAt = new Date(from + days * DAY_MS).toISOString();
  return [{ type: 'SubscriptionProlonged', data: { ...identityOf(state), endsAt } }];
}

/** What was said before something known already, or twice, changes nothing. */
function report(
  command: Extract<SubscriptionCommand, { type: 'Report' }>,
  state: Subscription,
): readonly SubscriptionEvent[] {
  const { kind, member, report } = command;
  const known = state.status !== 'none' && state.reports.find(({ ref }) => ref === report.ref);
  if (known && !isNewer(report, known)) return [];
  const id = state.status === 'none' ? command.id : state.id;
  const heard: SubscriptionEvent = { type: 'PaymentReported', data: { id, kind, member, report } };
  const after = evolve(state, heard);
  return [heard, ...(after.status === 'none' ? [] : meaningOf(after, state.status === 'none'))];
}
