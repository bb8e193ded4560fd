'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { Shape } from '../../../api/operations';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import type { PlanWords } from './plan-words';
import styles from './plans.module.css';
import shows from './shows.module.css';

type Feature = Shape<'WrittenPlanDto'>['features'][number];
const LEAST_REASON = 5;

/** The trial and the features of a plan. */
export function PlanTermsForm({
  plan,
  words,
  features,
}: {
  plan: Shape<'WrittenPlanDto'>;
  words: PlanWords;
  /** What can be said of a plan, with its name. */
  features: readonly { feature: Feature; name: string }[];
}) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refused = { 409: words.stale };
  const trying = useWrite('put', '/api/newsroom/plans/{plan}/trial', words.failed, refused);
  const choosing = useWrite('put', '/api/newsroom/plans/{plan}/features', words.failed, refused);
  const done = {
    onSuccess: () => showToast({ kind: 'success', text: words.saved }),
    onSettled: () => router.refresh(),
  };
  /** What is sent with either, where there is a reason. */
  const said = (data: FormData) => {
    const reason = String(data.get('reason') ?? '').trim();
    setProblem(reason.length < LEAST_REASON ? words.needsReason : null);
    return reason.length < LEAST_REASON ? null : { version: plan.version, reason };
  };
  const path = { plan: plan.plan };
  const setTrial = () => {
    if (!form.current?.reportValidity()) return;
    const data = new FormData(form.current);
    const seen = said(data);
    if (seen) trying.mutate({ path, body: { ...seen, days: Number(data.get('days')) } }, done);
  };
  const setFeatures = () => {
    const data = new FormData(form.current ?? undefined);
    const seen = said(data);
    const chosen = features.map(({ feature }) => feature).filter((feature) => data.get(feature) === 'true');
    if (seen) choosing.mutate({ path, body: { ...seen, features: chosen } }, done);
  };
  return (
    <form
      key={plan.version}
      ref={form}
      className={fields.form}
      onSubmit={(event) => event.preventDefault()}
      aria-labelledby="terms"
      aria-busy={trying.isPending || choosing.isPending}
    >
      <h3 id="terms">{words.terms}</h3>
      <label className={fields.field}>
        <span>{words.trial}</span>
        <input type="number" name="days" min={0} max={90} required defaultValue={plan.trial_days} />
      </label>
      <fieldset className={styles.choice}>
        <legend>{words.features}</legend>
        {features.map(({ feature, name }) => (
          <label key={feature} className={fields.check}>
            <input
              type="checkbox"
              name={feature}
              value="true"
              defaultChecked={plan.features.includes(feature)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <label className={fields.field}>
        <span>{words.reason}</span>
        <input name="reason" maxLength={300} />
      </label>
      {problem && (
        <p className={fields.error} role="alert">
          {problem}
        </p>
      )}
      <div className={shows.row}>
        <button type="button" className={shows.button} onClick={setTrial}>
          {words.saveTrial}
        </button>
        <button type="button" className={shows.button} onClick={setFeatures}>
          {words.saveFeatures}
        </button>
      </div>
    </form>
  );
}
