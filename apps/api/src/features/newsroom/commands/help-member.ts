import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { AuditLog, Members, SessionStore, unknownMember } from '../../accounts/index.js';
import { Prolong, ReleaseDevice } from '../../subscriptions/index.js';

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

export type Help =
  | { does: 'sign-out'; reason: string }
  | { does: 'release-device'; reason: string; subscription: number; device: string }
  | { does: 'prolong'; reason: string; kind: SubscriptionKind; days: number };

/** Somebody of the house does something for a member. */
export class HelpMember extends Command<void> {
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
} as const;

@CommandHandler(HelpMember)
export class HelpMemberHandler implements ICommandHandler<HelpMember> {
  constructor(
    private readonly members: Members,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
    private readonly commands: CommandBus,
  ) {}

  /**
   * Noted before it is done: what cannot be noted does not happen, and what was refused is noted as that.
   * @throws DomainError member/unknown, subscription/unknown, subscription/forbidden, device/unknown
   */
  async execute({ caller, slug, help }: HelpMember): Promise<void> {
    const member = slug.includes('\0') ? undefined : await this.members.document('slug', slug);
    if (!member) throw unknownMember();
    const { subject } = member;
    const { does, ...detail } = help;
    const who = { actor: caller.subject, subject };
    await this.audit.note(NOTED[does], { ...who, detail });
    try {
      await this.carryOut({ ...caller, subject }, help);
    } catch (error) {
      const code = error instanceof DomainError ? error.code : 'failed';
      await this.audit.note('help-refused', { ...who, detail: { action: NOTED[does], code } });
      throw error;
    }
  }

  /** In the member's place, by who helps: the event's actor stays the one of the house. */
  private async carryOut(caller: Caller, help: Help): Promise<void> {
    switch (help.does) {
      case 'sign-out':
        return this.sessions.endAll(caller.subject);
      case 'release-device':
        return this.commands.execute(new ReleaseDevice(caller, String(help.subscription), help.device));
      case 'prolong':
        return this.commands.execute(new Prolong(caller, help.kind, help.days));
      default:
        return help satisfies never;
    }
  }
}
