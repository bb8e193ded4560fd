import type { Plan, SubscriptionKind } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';
import type { PaymentReport } from './payment-report.js';

/** Which subscription; every event names it. */
export interface Identity {
  id: number;
  kind: SubscriptionKind;
  /** The owner's subject id. */
  member: string;
}
/** A device and who uses it. */
interface Used extends Identity {
  holder: string;
  device: string;
}
interface Assigned extends Identity {
  /** Random id of the seat. */
  seat: string;
  /** Keyed hash of the address, by which its person is recognised. */
  key: string;
  /** With whose key the address is sealed: its person's where they are a member, else the owner's. */
  sealedFor: string;
  email: string | null;
  /** The member the address belongs to, once known. */
  person: string | null;
}

/**
 * What happened to a member's subscription of one kind. Terms come from payments: `PaymentReported` keeps what the
 * provider said, the others say what it meant. Times are in the data because the rules compare them.
 */
export type SubscriptionEvent =
  | DomainEvent<'PaymentReported', Identity & { report: PaymentReport }>
  | DomainEvent<
      'SubscriptionStarted',
      Identity & { plan: Plan; quantity: number; endsAt: string; renews: boolean }
    >
  | DomainEvent<'SubscriptionRenewed', Identity & { endsAt: string; renews: boolean }>
  | DomainEvent<'SubscriptionPlanChanged', Identity & { plan: Plan }>
  | DomainEvent<'SubscriptionQuantityChanged', Identity & { quantity: number }>
  | DomainEvent<'SubscriptionPaymentFailed', Identity & { status: 'past_due' | 'unpaid' | 'paused' }>
  | DomainEvent<'SubscriptionPaymentRecovered', Identity>
  | DomainEvent<'SubscriptionCanceled', Identity & { endsAt: string }>
  | DomainEvent<'SubscriptionProlonged', Identity & { endsAt: string }>
  | DomainEvent<'DeviceBound', Used & { fingerprint: string | null; label: string | null; at: string }>
  | DomainEvent<'DeviceReleased', Used>
  | DomainEvent<'SeatAssigned', Assigned>
  | DomainEvent<'SeatClaimed', Identity & { seat: string; person: string }>
  | DomainEvent<'SeatWithdrawn', Identity & { seat: string }>;
