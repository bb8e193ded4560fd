import { noSeatLeft, seatTaken, unknownSeat } from './subscription.errors.js';
import type { SubscriptionEvent } from './subscription.events.js';
import { type HeldSubscription, identityOf } from './subscription.state.js';

export interface AssignSeat {
  type: 'AssignSeat';
  by: string;
  seat: string;
  key: string;
  email: string;
  /** The member whose address it is, where there is one. */
  person: string | null;
}

/** The owner gives a seat to an address; the first seat is their own. */
export function assignSeat(command: AssignSeat, state: HeldSubscription): readonly SubscriptionEvent[] {
  const { by, seat, key, email, person } = command;
  if (person === by || state.seats.some((one) => one.key === key)) throw seatTaken();
  if (state.seats.length >= state.quantity - 1) throw noSeatLeft();
  return [
    {
      type: 'SeatAssigned',
      data: { ...identityOf(state), seat, key, email, person, sealedFor: person ?? by },
    },
  ];
}

/** The person of an address has been recognised. */
export function claimSeat(
  { key, person }: { key: string; person: string },
  state: HeldSubscription,
): readonly SubscriptionEvent[] {
  const seat = state.seats.find((one) => one.key === key);
  if (!seat) throw unknownSeat();
  return seat.person === person
    ? []
    : [{ type: 'SeatClaimed', data: { ...identityOf(state), seat: seat.id, person } }];
}

export function withdrawSeat(
  { seat }: { seat: string },
  state: HeldSubscription,
): readonly SubscriptionEvent[] {
  if (!state.seats.some((one) => one.id === seat)) throw unknownSeat();
  return [{ type: 'SeatWithdrawn', data: { ...identityOf(state), seat } }];
}
