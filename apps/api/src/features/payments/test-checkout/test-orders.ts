import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import { PAYMENTS, type PaymentProvider } from '../payment-provider.js';
import { type TestOrder, TestProvider } from './test-provider.js';

/** Orders of the test checkout, where there is one. */
@Injectable()
export class TestOrders {
  constructor(@Inject(PAYMENTS) private readonly payments: PaymentProvider | null) {}

  /** The test checkout of this run. @throws DomainError checkout/unknown */
  provider(): TestProvider {
    if (!(this.payments instanceof TestProvider))
      throw new DomainError('checkout/unknown', 'There is no test checkout here.');
    return this.payments;
  }

  /** The order of a link. @throws DomainError checkout/unknown, order/unknown, order/expired, order/forbidden */
  read(token: string, member: string): TestOrder {
    const found = this.provider().order(token);
    if (found.member !== member)
      throw new DomainError('order/forbidden', 'This order belongs to someone else.');
    return found;
  }
}
