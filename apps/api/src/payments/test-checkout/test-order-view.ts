import type { Currency, Interval, PaywallPlan } from '@toile/contracts';

export interface TestOrderView {
  plan: PaywallPlan;
  interval: Interval;
  currency: Currency;
  quantity: number;
  total: number;
  back_url: string;
}
