import type { Plan, SubscriptionKind, SubscriptionStatus } from '@toile/contracts';
import type { PaymentReport } from './payment-report.js';
import type { Identity, SubscriptionEvent } from './subscription.events.js';

export interface Device {
  id: string;
  /** Whose it is. */
  holder: string;
  fingerprint: string | null;
  label: string | null;
  boundAt: string;
  /** A person's devices before the one that is accepted now stay on the list for a while. */
  current: boolean;
}
export interface Seat {
  id: string;
  key: string;
  sealedFor: string;
  email: string | null;
  person: string | null;
}

/** A member's subscription of one kind; it keeps its number when it is taken out again. */
export type Subscription =
  | { status: 'none' }
  | {
      status: SubscriptionStatus;
      id: number;
      kind: SubscriptionKind;
      member: string;
      plan: Plan;
      endsAt: string;
      renews: boolean;
      quantity: number;
      /** The newest report of each of the provider's subscriptions. */
      reports: readonly PaymentReport[];
      devices: readonly Device[];
      seats: readonly Seat[];
    };
export type HeldSubscription = Exclude<Subscription, { status: 'none' }>;

export const noSubscription = (): Subscription => ({ status: 'none' });
const DEVICES_KEPT = 10;

/** What a subscription has become; also the fold of its read model. */
export function evolve(state: Subscription, event: SubscriptionEvent): Subscription {
  if (event.type === 'PaymentReported') return reported(state, event.data);
  if (state.status === 'none') return state;
  const { devices, seats } = state;
  switch (event.type) {
    case 'SubscriptionStarted':
      return { ...state, ...event.data, status: 'active' };
    case 'SubscriptionRenewed':
    case 'SubscriptionPlanChanged':
    case 'SubscriptionQuantityChanged':
    case 'SubscriptionPaymentFailed':
      return { ...state, ...event.data };
    case 'SubscriptionPaymentRecovered':
      return { ...state, status: 'active' };
    case 'SubscriptionProlonged':
      return { ...state, status: 'active', endsAt: event.data.endsAt };
    case 'SubscriptionCanceled':
      return { ...state, status: 'canceled', endsAt: event.data.endsAt, renews: false };
    case 'DeviceBound':
      return { ...state, devices: bound(devices, event.data) };
    case 'DeviceReleased': {
      const { device, holder } = event.data;
      return { ...state, devices: devices.filter((one) => one.id !== device || one.holder !== holder) };
    }
    case 'SeatAssigned': {
      const { seat, key, sealedFor, email, person } = event.data;
      return { ...state, seats: [...seats, { id: seat, key, sealedFor, email, person }] };
    }
    case 'SeatClaimed':
      return {
        ...state,
        seats: seats.map((one) => (one.id === event.data.seat ? { ...one, person: event.data.person } : one)),
      };
    case 'SeatWithdrawn':
      return { ...state, seats: seats.filter(({ id }) => id !== event.data.seat) };
    default:
      return event satisfies never;
  }
}

/** Those who may use it, as far as seats are paid for; the owner sits on the first. */
export function holdersOf(state: HeldSubscription): string[] {
  const people = state.seats.slice(0, state.quantity - 1).map(({ person }) => person);
  return [state.member, ...people.filter((person) => person !== null)];
}

export function deviceOf(state: Pick<HeldSubscription, 'devices'>, holder: string): Device | undefined {
  return state.devices.find((device) => device.current && device.holder === holder);
}

export function identityOf({ id, kind, member }: HeldSubscription): Identity {
  return { id, kind, member };
}

function reported(
  state: Subscription,
  data: Extract<SubscriptionEvent, { type: 'PaymentReported' }>['data'],
): HeldSubscription {
  const { id, kind, member, report } = data;
  const { plan, endsAt, renews, quantity } = report;
  // Until its meaning follows, a first report is of something that has not begun.
  const held: HeldSubscription =
    state.status === 'none'
      ? {
          status: 'canceled',
          id,
          kind,
          member,
          plan,
          endsAt,
          renews,
          quantity,
          reports: [],
          devices: [],
          seats: [],
        }
      : state;
  return { ...held, reports: [...held.reports.filter(({ ref }) => ref !== report.ref), report] };
}

function bound(
  devices: readonly Device[],
  data: Extract<SubscriptionEvent, { type: 'DeviceBound' }>['data'],
): Device[] {
  const { holder, device: id, fingerprint, label, at } = data;
  const others = devices
    .filter((device) => device.id !== id || device.holder !== holder)
    .map((device) => (device.holder === holder ? { ...device, current: false } : device));
  const own = others.filter((device) => device.holder === holder).slice(0, DEVICES_KEPT - 1);
  const shown = others.filter((device) => device.holder !== holder || own.includes(device));
  return [{ id, holder, fingerprint, label, boundAt: at, current: true }, ...shown];
}
