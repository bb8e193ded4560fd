import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type Plan,
  type Role,
  SUBSCRIPTION_KINDS,
  type SubscriptionKind,
  type SubscriptionStatus,
} from '@toile/contracts';
import { MailReturns } from '../../../kernel/mail/mail-returns.js';
import {
  AuditEntryDto,
  AuditLog,
  Members,
  ReturnedMailDto,
  SessionStore,
  unknownMember,
} from '../../accounts/index.js';
import { type HeldSubscription, HeldSubscriptions } from '../../subscriptions/index.js';

/** A device a plan was used on. */
export class PersonsDeviceDto {
  id: string;
  /** @example "Firefox on Linux" */
  label: string | null;
  bound_at: string;
  /** Accepted now; the others were before it. */
  current: boolean;
}

/** A subscription a member holds or sits on. */
export class PersonsSubscriptionDto {
  /** @example 7 */
  id: number;
  /** @example "paywall" */
  kind: SubscriptionKind;
  /** @example "all-included" */
  plan: Plan;
  /** @example "active" */
  status: SubscriptionStatus;
  ends_at: string;
  renews: boolean;
  /** Whether it is theirs, or they sit on a seat of somebody else's. */
  owned: boolean;
  /** Seats that are paid for. */
  quantity: number;
  /** Seats that were given to somebody; of whom, only the owner knows. */
  seats_given: number;
  /** The member's own, the newest first. */
  devices: PersonsDeviceDto[];
}

/** Where a member is signed in. */
export class PersonsSessionDto {
  /** @example "Firefox on Linux" */
  device: string;
  created_at: string;
  last_seen_at: string;
}

/** What is needed to help a member: no search, no board, no password. */
export class PersonDto {
  slug: string;
  first_name: string;
  last_name: string;
  email: string;
  /** Whether they opened the link in our mail. */
  verified: boolean;
  /** That mails to them come back: what they can do without is not sent there. */
  returned_mail: ReturnedMailDto | null;
  company: string | null;
  country: string | null;
  job: string | null;
  roles: Role[];
  registered_at: string;
  /** Whether they agreed to the newsletter. */
  newsletter: boolean;
  /** Whether they have a password; without one they sign in elsewhere. */
  has_password: boolean;
  /** Where else they sign in. */
  providers: string[];
  subscriptions: PersonsSubscriptionDto[];
  sessions: PersonsSessionDto[];
  /** What was noted about them, the last first; 50 at most. */
  audit: AuditEntryDto[];
}

/** A member as who helps sees them. */
export class Person extends Query<PersonDto> {
  constructor(readonly slug: string) {
    super();
  }
}

const MOST_NOTES = 50;

@QueryHandler(Person)
export class PersonHandler implements IQueryHandler<Person> {
  constructor(
    private readonly members: Members,
    private readonly sessions: SessionStore,
    private readonly held: HeldSubscriptions,
    private readonly audit: AuditLog,
    private readonly returns: MailReturns,
  ) {}

  /** @throws DomainError member/unknown */
  async execute({ slug }: Person): Promise<PersonDto> {
    const doc = slug.includes('\0') ? undefined : await this.members.document('slug', slug);
    if (!doc) throw unknownMember();
    const { subject } = doc;
    const [sessions, audit, ...held] = await Promise.all([
      this.sessions.list(subject, undefined),
      this.audit.about(subject),
      ...SUBSCRIPTION_KINDS.map((kind) => this.held.seenOf(subject, kind)),
    ]);
    return {
      slug: doc.slug,
      first_name: doc.first_name ?? '',
      last_name: doc.last_name ?? '',
      email: doc.email,
      verified: doc.verified,
      returned_mail: await this.returns.of(doc.email),
      company: doc.company,
      country: doc.country,
      job: doc.job,
      roles: doc.roles,
      registered_at: doc.registered_at,
      newsletter: doc.newsletter ?? false,
      has_password: doc.password_hash !== null,
      providers: doc.providers,
      subscriptions: held.flatMap((one) => (one ? [toSubscription(one.doc, subject)] : [])),
      sessions: sessions.map(({ device, created_at, last_seen_at }) => ({
        device,
        created_at,
        last_seen_at,
      })),
      audit: audit.reverse().slice(0, MOST_NOTES),
    };
  }
}

function toSubscription(held: HeldSubscription, subject: string): PersonsSubscriptionDto {
  const { id, kind, plan, status, endsAt, renews, quantity, seats, devices, member } = held;
  return {
    id,
    kind,
    plan,
    status,
    ends_at: endsAt,
    renews,
    quantity,
    owned: member === subject,
    seats_given: seats.length,
    devices: devices
      .filter(({ holder }) => holder === subject)
      .map(({ id, label, boundAt, current }) => ({ id, label, bound_at: boundAt, current })),
  };
}
