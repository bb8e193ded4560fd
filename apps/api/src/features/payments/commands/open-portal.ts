import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import { IsLocale } from '../../../kernel/http/dto/locale.decorator.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { decisive, HeldSubscriptions } from '../../subscriptions/index.js';
import { PAYMENTS, type PaymentProvider } from '../payment-provider.js';
import type { CheckoutUrlDto } from './start-checkout.js';

/** Where the portal leads back to. */
export class PortalDto {
  /** The language of the page to come back to. */
  @IsLocale()
  locale: Locale = 'en';
}

/** A member wants to change or end their plan where it is paid. */
export class OpenPortal extends Command<CheckoutUrlDto> {
  constructor(
    readonly holder: Member,
    readonly locale: Locale,
  ) {
    super();
  }
}

@CommandHandler(OpenPortal)
export class OpenPortalHandler implements ICommandHandler<OpenPortal> {
  constructor(
    @Inject(PAYMENTS) private readonly payments: PaymentProvider | null,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    private readonly subscriptions: HeldSubscriptions,
  ) {}

  /** @throws DomainError subscription/unknown, payments/unavailable */
  async execute({ holder, locale }: OpenPortal) {
    const own = (await this.subscriptions.ownOf(holder))?.doc;
    const ref = own && decisive(own.reports)?.ref;
    if (!this.payments || !ref)
      throw new DomainError('subscription/unknown', 'You have no subscription of your own.');
    const page = `${this.publicUrl}/${locale}/premium-memberships`;
    return { url: await this.payments.portal(ref, page, holder.subject) };
  }
}
