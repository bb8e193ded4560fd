'use client';
import { CURRENCIES, PLANS } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { ChoiceField, SubmitButton, TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { momentOf, toSmallest } from '../lib/prices';
import type { PlanWords } from './plan-words';
import styles from './plans.module.css';
import { useKeptForm } from './use-kept-form';

type Names = Record<(typeof PLANS)[number], string>;

/** Makes a coupon. */
export function NewCoupon({ words, names }: { words: PlanWords; names: Names }) {
  const router = useRouter();
  const { form, keep, forget } = useKeptForm('coupon');
  const [problem, setProblem] = useState<string | null>(null);
  const making = useWrite('post', '/api/newsroom/coupons', words.failed);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const said = (name: string) => String(data.get(name) ?? '').trim();
    const amount = said('amount') ? toSmallest(said('amount')) : null;
    const currency = CURRENCIES.find((one) => one === said('currency'));
    setProblem(null);
    making.mutate(
      {
        body: {
          code: said('code').toUpperCase(),
          percent: said('percent') ? Number(said('percent')) : null,
          amount,
          currency: amount === null ? null : (currency ?? null),
          lasts: said('lasts') === 'forever' ? 'forever' : 'once',
          plans: PLANS.filter((plan) => data.getAll('plans').includes(plan)),
          from: momentOf(data.get('from')),
          until: momentOf(data.get('until')),
          most_uses: Number(said('most_uses')),
          reason: said('reason'),
        },
      },
      {
        onSuccess: () => {
          forget();
          form.current?.reset();
          showToast({ kind: 'success', text: words.made });
        },
        onError: (error) => setProblem((error instanceof ApiError && error.problem?.detail) || words.failed),
        onSettled: () => router.refresh(),
      },
    );
  };
  return (
    <form
      ref={form}
      className={fields.form}
      onSubmit={onSubmit}
      onChange={keep}
      aria-labelledby="new-coupon"
      aria-busy={making.isPending}
    >
      <h3 id="new-coupon">{words.newCoupon}</h3>
      <div className={fields.pair}>
        <TextField
          label={words.code}
          name="code"
          required
          minLength={4}
          maxLength={30}
          pattern="[A-Za-z0-9][A-Za-z0-9\-]*"
          autoComplete="off"
        />
        <TextField label={words.percent} name="percent" type="number" min={1} max={100} />
        <TextField label={words.amount} name="amount" inputMode="decimal" pattern="\d{1,6}([.,]\d{1,2})?" />
        <ChoiceField
          label={words.amountCurrency}
          name="currency"
          value="eur"
          choices={CURRENCIES.map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <ChoiceField
          label={words.lasts}
          name="lasts"
          value="once"
          choices={[
            { value: 'once', label: words.once },
            { value: 'forever', label: words.every },
          ]}
        />
        <TextField
          label={words.mostUses}
          name="most_uses"
          type="number"
          min={1}
          max={5000}
          required
          defaultValue={100}
        />
        <TextField label={words.couponFrom} name="from" type="datetime-local" />
        <TextField label={words.couponUntil} name="until" type="datetime-local" />
      </div>
      <fieldset className={styles.choice}>
        <legend>{words.forPlans}</legend>
        {PLANS.map((plan) => (
          <label key={plan} className={fields.check}>
            <input type="checkbox" name="plans" value={plan} defaultChecked={plan !== 'student-special'} />
            <span>{names[plan]}</span>
          </label>
        ))}
      </fieldset>
      <TextField label={words.reason} name="reason" required minLength={5} maxLength={300} />
      {problem && (
        <p className={fields.error} role="alert">
          {problem}
        </p>
      )}
      <SubmitButton>{words.makeCoupon}</SubmitButton>
    </form>
  );
}
