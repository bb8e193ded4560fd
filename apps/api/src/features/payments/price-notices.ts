import { Inject, Injectable } from '@nestjs/common';
import { type Currency, LOCALES, type Locale, type PaywallPlan, pathOf } from '@toile/contracts';
import { inTransaction } from '@toile/event-store';
import { messagesOf } from '@toile/i18n';
import type pg from 'pg';
import type { Member } from '../../kernel/auth/member.js';
import { MailQueue } from '../../kernel/mail/mail-queue.js';
import { mailIdOf } from '../../kernel/mail/mailer.js';
import { type MailKind, writeMail } from '../../kernel/mail/write-mail.js';
import { POOL, PUBLIC_URL } from '../../kernel/tokens.js';
import { Members } from '../accounts/index.js';
import { type PlanTerms, type PriceChange, promisedBefore, unappliedChanges } from '../plans/index.js';
import { PayingMembers, type PaymentReport } from '../subscriptions/index.js';
import { firstPaymentAt } from './first-payment-at.js';

const AT_ONCE = 1_000;

/** Writes to members whose price changes, before they pay it, and where it does not change after all: once each. */
@Injectable()
export class PriceNotices {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    private readonly paying: PayingMembers,
    private readonly members: Members,
    private readonly mails: MailQueue,
  ) {}

  /**
   * Those who were told already are passed by, so whoever buys at the old price until then is told, too. Who will pay a later
   * change first is told of that alone.
   */
  async tell(
    plan: PaywallPlan,
    { change, from, prices }: PriceChange,
    terms: Pick<PlanTerms, 'changes'>,
  ): Promise<void> {
    const promised = promisedBefore(terms, from);
    const later = unappliedChanges(terms).filter((one) => one.from > from);
    const wanted = { plan, prices, promised, begun: from, now: new Date().toISOString() };
    for (let after = ''; ; ) {
      const found = await this.paying.affected(wanted, after, AT_ONCE);
      const told = await this.told(
        change,
        found.map(({ member }) => member),
      );
      for (const { member, report } of found) {
        if (told.has(member)) continue;
        const price = priceFor(report, prices);
        if (!price) continue;
        const day = firstPaymentAt({ endsAt: report.endsAt, interval: price.interval }, from);
        const isOutdone = later.some(
          (one) => one.from <= day.toISOString() && priceFor(report, one.prices) !== undefined,
        );
        if (!isOutdone) await this.tellOne(plan, { change, day, amount: price.amount }, member, report);
      }
      if (found.length < AT_ONCE) return;
      after = found.at(-1)?.key ?? '';
    }
  }

  /** A change that was undone before it began. */
  async takeBack(plan: PaywallPlan, { change }: PriceChange): Promise<void> {
    const { rows } = await this.pool.query<{ subject: string }>(
      'SELECT subject FROM price_notice WHERE change = $1 AND taken_back_at IS NULL',
      [change],
    );
    for (const { subject } of rows) {
      const to = await this.members.find(subject);
      await inTransaction(this.pool, async (tx) => {
        const { rowCount } = await tx.query(
          `UPDATE price_notice SET taken_back_at = now()
           WHERE change = $1 AND subject = $2 AND taken_back_at IS NULL`,
          [change, subject],
        );
        if (rowCount && to) await this.mail('priceStays', change, to, plan, () => ({}), tx);
      });
    }
  }

  private async told(change: string, members: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ subject: string }>(
      'SELECT subject FROM price_notice WHERE change = $1 AND subject = ANY($2)',
      [change, members],
    );
    return new Set(rows.map(({ subject }) => subject));
  }

  /** The row and the mail are there together or not at all. */
  private async tellOne(
    plan: PaywallPlan,
    { change, day, amount }: { change: string; day: Date; amount: number },
    subject: string,
    { price }: PaymentReport,
  ): Promise<void> {
    const to = await this.members.find(subject);
    if (!to || !price) return;
    const { currency, interval } = price;
    await inTransaction(this.pool, async (tx) => {
      const { rowCount } = await tx.query(
        'INSERT INTO price_notice (change, subject) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [change, subject],
      );
      if (!rowCount) return;
      const values = (locale: Locale) => ({
        interval,
        date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
        before: money(locale, price.amount, currency),
        after: money(locale, amount, currency),
      });
      await this.mail('priceChanges', change, to, plan, values, tx);
    });
  }

  private async mail(
    kind: Extract<MailKind, 'priceChanges' | 'priceStays'>,
    change: string,
    to: Member,
    plan: PaywallPlan,
    valuesIn: (locale: Locale) => Record<string, string>,
    tx: pg.PoolClient,
  ): Promise<void> {
    const locale = LOCALES.find((one) => one === to.locale) ?? 'en';
    const written = writeMail(
      kind,
      { email: to.email, name: to.firstName, locale },
      {
        ...valuesIn(locale),
        plan: messagesOf(locale).offers.plans[plan].name,
        link: `${this.publicUrl}/${locale}${pathOf('membership_index', {})}#manage`,
      },
    );
    await this.mails.add({ ...written, id: mailIdOf(kind, change, to.subject) }, { tx });
  }
}

const priceFor = ({ price }: PaymentReport, prices: PriceChange['prices']) =>
  prices.find(({ currency, interval }) => currency === price?.currency && interval === price.interval);

const money = (locale: Locale, amount: number, currency: Currency): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);
