'use client';
import { CURRENCIES, INTERVALS, type Locale } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import type { Shape } from '../../../api/operations';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { changedPrices, type EnteredPrice, fieldOf, momentOf, toUnits } from '../lib/prices';
import type { PlanWords } from './plan-words';
import styles from './plans.module.css';
import { PriceEffectTable } from './price-effect-table';
import shows from './shows.module.css';
import { useKeptForm } from './use-kept-form';

const LEAST_REASON = 5;

interface Asked {
  from: string | null;
  keeps: 'renewal' | 'forever';
  prices: EnteredPrice[];
}

/** New prices for a plan: what they change for members is shown, and then they can be set. */
export function PriceForm({
  plan,
  words,
  locale,
}: {
  plan: Shape<'WrittenPlanDto'>;
  words: PlanWords;
  locale: Locale;
}) {
  const router = useRouter();
  const { form, keep, forget } = useKeptForm(`prices-${plan.plan}`);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const previewing = useWrite('post', '/api/newsroom/plans/{plan}/effect', words.failed);
  const setting = useWrite('post', '/api/newsroom/plans/{plan}/prices', words.failed);
  const path = { plan: plan.plan };
  const preview = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const prices = changedPrices(data, plan.prices);
    setAsked(null);
    setProblem(prices.length === 0 ? words.nothing : null);
    if (prices.length === 0) return;
    const wanted: Asked = {
      from: momentOf(data.get('from')),
      keeps: data.get('keeps') === 'forever' ? 'forever' : 'renewal',
      prices,
    };
    previewing.mutate({ path, body: wanted }, { onSuccess: () => setAsked(wanted) });
  };
  const confirm = () => {
    const reason = String(new FormData(form.current ?? undefined).get('reason') ?? '').trim();
    if (reason.length < LEAST_REASON) return setProblem(words.needsReason);
    if (!asked || !previewing.data) return;
    setProblem(null);
    const { affected } = previewing.data;
    setting.mutate(
      { path, body: { ...asked, affected, reason, version: plan.version } },
      {
        onSuccess: () => {
          forget();
          setAsked(null);
          showToast({ kind: 'success', text: words.done });
        },
        onError: (error) => {
          const found = error instanceof ApiError ? error.problem : null;
          if (found?.type.includes('plan-effect/')) setProblem(words.otherEffect);
          else if (found?.type.includes('plan/conflict')) setProblem(words.stale);
          else setProblem(found?.detail ?? words.failed);
          setAsked(null);
        },
        onSettled: () => router.refresh(),
      },
    );
  };
  return (
    <form
      key={plan.version}
      ref={form}
      className={fields.form}
      onSubmit={preview}
      onChange={(event) => {
        keep();
        // A reason changes no number.
        if (!(event.target as Element).matches('[name=reason]')) setAsked(null);
      }}
      aria-labelledby="set-prices"
      aria-busy={previewing.isPending || setting.isPending}
    >
      <h3 id="set-prices">{words.set}</h3>
      <p className={shows.fine}>{words.setHint}</p>
      <div className={styles.amounts}>
        {CURRENCIES.map((currency) => (
          <fieldset key={currency}>
            <legend>{currency.toUpperCase()}</legend>
            {INTERVALS.map((interval) => (
              <label key={interval} className={fields.field}>
                <span>{words[interval]}</span>
                <input
                  name={fieldOf(currency, interval)}
                  inputMode="decimal"
                  pattern="\d{1,6}([.,]\d{1,2})?"
                  required
                  defaultValue={toUnits(plan.prices[currency][interval])}
                  aria-label={filled(words.priceIn, {
                    currency: currency.toUpperCase(),
                    interval: words[interval],
                  })}
                />
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <label className={fields.field}>
        <span>{words.from}</span>
        <input type="datetime-local" name="from" />
      </label>
      <fieldset className={styles.choice}>
        <legend>{words.keeps}</legend>
        <label className={fields.check}>
          <input type="radio" name="keeps" value="renewal" defaultChecked />
          <span>{words.keepsRenewal}</span>
        </label>
        <label className={fields.check}>
          <input type="radio" name="keeps" value="forever" />
          <span>{words.keepsForever}</span>
        </label>
      </fieldset>
      <label className={fields.field}>
        <span>{words.reason}</span>
        <input name="reason" maxLength={300} />
      </label>
      <div>
        <button type="submit" className={shows.button}>
          {words.preview}
        </button>
      </div>
      {problem && (
        <p className={fields.error} role="alert">
          {problem}
        </p>
      )}
      <div aria-live="polite" className={styles.effect}>
        {asked && previewing.data && (
          <>
            <PriceEffectTable effect={previewing.data} words={words} locale={locale} />
            <button type="button" className={fields.submit} onClick={confirm} disabled={setting.isPending}>
              {filled(words.confirm, {
                affected: previewing.data.affected,
                members: previewing.data.members,
              })}
            </button>
          </>
        )}
      </div>
    </form>
  );
}
