import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Currency, SUBSCRIPTION_KINDS, type SubscriptionKind } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { AuditLog, EraseMember, Members, SessionStore, unknownMember } from '../../accounts/index.js';
import { PAYMENTS, type PaymentProvider, type Refund } from '../../payments/index.js';
import { decisive, HeldSubscriptions, Prolong, ReleaseDevice } from '../../subscriptions/index.js';

/** Why something is done for a member; it stands in the audit log for good, so it names nobody. */
export class ReasonDto {
  /** @example "Asked by mail, lost telephone" */
  @IsText({ min: 5, max: 300 })
  reason: string;
}

/** Which device is given up for a member, and why. */
export class ReleaseDeviceDto extends ReasonDto {
  /**
   * The number of the subscription.
   * @example 7
   */
  @IsInt()
  @Min(1)
  @Max(1_000_000_000)
  subscription: number;

  /** @example "6b86b273ff34fce19d6b804e" */
  @Matches(/^[\w-]{1,64}$/)
  device: string;
}

/** How much longer a subscription is good, and why. */
export class ProlongDto extends ReasonDto {
  @IsIn(SUBSCRIPTION_KINDS)
  kind: SubscriptionKind;

  /**
   * From when it ends, or from now where it has ended.
   * @example 14
   */
  @IsInt()
  @Min(1)
  @Max(92)
  days: number;
}

/** Of which plan the last payment is given back, and why. */
export class RefundDto extends ReasonDto {
  @IsIn(SUBSCRIPTION_KINDS)
  kind: SubscriptionKind;
}

/** What went back to a member. */
export class RefundedDto implements Refund {
  /**
   * In the currency's smallest unit.
   * @example 4900
   */
  amount: number;
  currency: Currency;
}

export type Help =
  | { does: 'sign-out'; reason: string }
  | { does: 'release-device'; reason: string; subscription: number; device: string }
  | { does: 'refund'; reason: string; kind: SubscriptionKind }
  | { does: 'export'; reason: string }
  | { does: 'erase'; reason: string }
  | { does: 'prolong'; reason: string; kind: SubscriptionKind; days: number };

/** Somebody of the house does something for a member. */
export class HelpMember extends Command<RefundedDto | null> {
  constructor(
    readonly caller: Caller,
    /** The slug of the member. */
    readonly slug: string,
    readonly help: Help,
  ) {
    super();
  }
}

const NOTED = {
  'sign-out': 'sessions-ended',
  'release-device': 'device-released',
  prolong: 'subscription-prolonged',
  refund: 'payment-refunded',
  export: 'data-exported',
  erase: 'erasure-asked',
} as const;

@CommandHandler(HelpMember)
export class HelpMemberHandler implements ICommandHandler<HelpMember> {
  constructor(
    private readonly members: Members,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
    private readonly commands: CommandBus,
    private readonly eraseMember: EraseMember,
    private readonly held: HeldSubscriptions,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider | null,
  ) {}

  /**
   * Noted before it is done: what cannot be noted does not happen, and what was refused is noted as that.
   * @returns what went back, with a refund
   * @throws DomainError member/unknown, subscription/unknown, subscription/forbidden, device/unknown, refund/conflict, erasure/conflict, payments/unavailable
   */
  async execute({ caller, slug, help }: HelpMember): Promise<RefundedDto | null> {
    const member = slug.includes('\0') ? undefined : await this.members.document('slug', slug);
    if (!member) throw unknownMember();
    const { subject } = member;
    const { does, ...detail } = help;
    const who = { actor: caller.subject, subject };
    await this.audit.note(NOTED[does], { ...who, detail });
    try {
      return await this.carryOut({ ...caller, subject }, help, caller.subject);
    } catch (error) {
      const code = error instanceof DomainError ? error.code : 'failed';
      await this.audit.note('help-refused', { ...who, detail: { action: NOTED[does], code } });
      throw error;
    }
  }

  /** In the member's place, by who helps: the event's actor stays the one of the house. */
  private async carryOut(caller: Caller, help: Help, actor: string): Promise<RefundedDto | null> {
    switch (help.does) {
      case 'sign-out':
        await this.sessions.endAll(caller.subject);
        return null;
      case 'release-device':
        await this.commands.execute(new ReleaseDevice(caller, String(help.subscription), help.device));
        return null;
      case 'prolong':
        await this.commands.execute(new Prolong(caller, help.kind, help.days));
        return null;
      case 'refund':
        return this.refund(caller.subject, help.kind);
      case 'export':
        // Read afterwards (`MemberData`): nothing of it is kept.
        return null;
      case 'erase':
        if (caller.subject === actor)
          throw new DomainError(
            'erasure/conflict',
            'Leave on your account page: nobody erases themselves here.',
          );
        await this.eraseMember.erase(caller.subject, actor);
        return null;
      default:
        return help satisfies never;
    }
  }

  /** Of their own plan; on somebody else's seat nothing was paid. */
  private async refund(subject: string, kind: SubscriptionKind): Promise<RefundedDto> {
    const held = await this.held.seenOf(subject, kind);
    const report = held?.doc.member === subject ? decisive(held.doc.reports) : undefined;
    if (!report) throw new DomainError('subscription/unknown', 'They have no subscription of their own.');
    if (!this.payments) throw new DomainError('payments/unavailable', 'Nothing is paid for here.');
    const refunded = await this.payments.refund(report);
    if (!refunded)
      throw new DomainError(
        'refund/conflict',
        'The provider has no payment that can be given back: nothing was paid, or it was given back before.',
      );
    return refunded;
  }
}
