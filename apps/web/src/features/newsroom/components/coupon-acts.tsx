'use client';
import { PLANS } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import type { Shape } from '../../../api/operations';
import { TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { momentOf } from '../lib/prices';
import { toLocal } from '../lib/zoned';
import type { PlanWords } from './plan-words';
import styles from './plans.module.css';
import shows from './shows.module.css';

/** Changes of one coupon: until when and how often it is good, and its end. */
export function CouponActs({
  coupon,
  words,
  names,
}: {
  coupon: Shape<'CouponDto'>;
  words: PlanWords;
  names: Record<(typeof PLANS)[number], string>;
}) {
  const { code, version, state } = coupon;
  const router = useRouter();
  const refused = { 409: words.stale };
  const changing = useWrite('put', '/api/newsroom/coupons/{code}', words.failed, refused);
  const ending = useWrite('post', '/api/newsroom/coupons/{code}/end', words.failed, refused);
  const resuming = useWrite('post', '/api/newsroom/coupons/{code}/resume', words.failed, refused);
  const done = {
    onSuccess: () => showToast({ kind: 'success', text: words.saved }),
    onSettled: () => router.refresh(),
  };
  const path = { code };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const reason = String(data.get('reason')).trim();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('value') === 'end') {
      const way = state === 'ended' ? resuming : ending;
      return way.mutate({ path, body: { version, reason } }, done);
    }
    const plans = PLANS.filter((plan) => data.getAll('plans').includes(plan));
    const until = momentOf(data.get('until'));
    const most_uses = Number(data.get('most_uses'));
    changing.mutate({ path, body: { version, reason, plans, until, most_uses } }, done);
  };
  return (
    <details className={styles.acts}>
      <summary>{filled(words.change, { code })}</summary>
      <form key={version} className={fields.form} onSubmit={onSubmit}>
        <div className={fields.pair}>
          <TextField
            label={words.couponUntil}
            name="until"
            type="datetime-local"
            defaultValue={coupon.until ? toLocal(coupon.until, 'UTC') : ''}
          />
          <TextField
            label={words.mostUses}
            name="most_uses"
            type="number"
            min={Math.max(1, coupon.uses)}
            max={5000}
            required
            defaultValue={coupon.most_uses}
          />
        </div>
        <fieldset className={styles.choice}>
          <legend>{words.forPlans}</legend>
          {PLANS.map((plan) => (
            <label key={plan} className={fields.check}>
              <input type="checkbox" name="plans" value={plan} defaultChecked={coupon.plans.includes(plan)} />
              <span>{names[plan]}</span>
            </label>
          ))}
        </fieldset>
        <TextField label={words.reason} name="reason" required minLength={5} maxLength={300} />
        <div className={shows.row}>
          <button type="submit" className={shows.button}>
            {words.save}
          </button>
          <button type="submit" name="act" value="end" className={shows.button}>
            {filled(state === 'ended' ? words.resume : words.end, { code })}
          </button>
        </div>
      </form>
    </details>
  );
}
