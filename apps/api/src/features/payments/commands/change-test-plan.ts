import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MOST_SEATS, type PaywallPlan, PLANS, type SubscriptionStatus } from '@toile/contracts';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, Min, ValidateIf } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import { Offers } from '../../plans/index.js';
import { HeldSubscriptions, ReportPayment } from '../../subscriptions/index.js';
import { StudentProofs } from '../student-proofs.js';
import { TestOrders } from '../test-checkout/test-orders.js';
import { changed, TEST_CHANGES } from '../test-checkout/test-reports.js';

/** What happens to a plan that was taken out in a test. */
export class TestChangeDto {
  @IsIn(TEST_CHANGES)
  change: (typeof TEST_CHANGES)[number];

  /** Seats from now on, with `quantity`. */
  @ValidateIf(({ change }: TestChangeDto) => change === 'quantity')
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MOST_SEATS)
  quantity?: number;

  /** The plan from now on, with `plan`. */
  @ValidateIf(({ change }: TestChangeDto) => change === 'plan')
  @IsIn(PLANS)
  plan?: PaywallPlan;

  /** The page a form leads back to. */
  @IsOptional()
  @IsString()
  back?: string;
}

/** What is heard of the plan afterwards. */
export class TestChangedDto {
  /** @example "active" */
  status: SubscriptionStatus;
  /** @example "2027-01-01T00:00:00.000Z" */
  ends_at: string;
}

/** What the customer portal of a provider would do, and what only time does: a payment that fails, a renewal. */
export class ChangeTestPlan extends Command<TestChangedDto> {
  constructor(
    readonly member: Member,
    readonly wanted: TestChangeDto,
  ) {
    super();
  }
}

@CommandHandler(ChangeTestPlan)
export class ChangeTestPlanHandler implements ICommandHandler<ChangeTestPlan> {
  constructor(
    private readonly commands: CommandBus,
    private readonly orders: TestOrders,
    private readonly subscriptions: HeldSubscriptions,
    private readonly offers: Offers,
    private readonly proofs: StudentProofs,
  ) {}

  /** @throws DomainError checkout/unknown, subscription/unknown, student/forbidden */
  async execute({ member, wanted: { change, quantity, plan } }: ChangeTestPlan) {
    this.orders.provider();
    const { doc } = await this.subscriptions.mustOwn(member);
    const offer = change === 'plan' && plan ? await this.offers.of(plan) : undefined;
    if (offer?.student) await this.proofs.mustHave(member);
    const report = changed(doc, { change, quantity, offer }, new Date());
    const holder = { member: member.subject, kind: 'paywall' } as const;
    await this.commands.execute(new ReportPayment(holder, report, `test-${report.ref}-${report.saidAt}`));
    return { status: report.status, ends_at: report.endsAt };
  }
}
