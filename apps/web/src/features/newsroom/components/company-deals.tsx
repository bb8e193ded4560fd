'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { SubmitButton, TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import styles from './people.module.css';
import shows from './shows.module.css';
import { useKeptForm } from './use-kept-form';

export type DealWords = Record<
  | 'title'
  | 'lead'
  | 'company'
  | 'domain'
  | 'make'
  | 'made'
  | 'ended'
  | 'none'
  | 'endOf'
  | 'reason'
  | 'failed',
  string
>;

/** Companies whose people read without a plan, and a form for another; nothing without a reason. */
export function CompanyDeals(props: {
  deals: readonly {
    domain: string;
    company: string;
    /** How many read by it, in words. */
    members: string;
  }[];
  words: DealWords;
}) {
  const { deals, words } = props;
  const router = useRouter();
  const { form, keep, forget } = useKeptForm('deal');
  const [problem, setProblem] = useState<string | null>(null);
  const making = useWrite('put', '/api/newsroom/deals/{domain}', words.failed);
  const ending = useWrite('post', '/api/newsroom/deals/{domain}/end', words.failed);
  const onMake = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = saidIn(event.currentTarget);
    setProblem(null);
    making.mutate(
      { path: { domain: said('domain') }, body: { company: said('company'), reason: said('reason') } },
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
  const onEnd = (domain: string) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ending.mutate(
      { path: { domain }, body: { reason: saidIn(event.currentTarget)('reason') } },
      {
        onSuccess: () => showToast({ kind: 'success', text: words.ended }),
        onSettled: () => router.refresh(),
      },
    );
  };
  return (
    <section className={styles.person} aria-labelledby="deals">
      <h2 id="deals">{words.title}</h2>
      <p>{words.lead}</p>
      {deals.length === 0 && <p className={shows.fine}>{words.none}</p>}
      <ul className={styles.lines}>
        {deals.map(({ domain, company, members }) => (
          <li key={domain}>
            <strong>{company}</strong>{' '}
            <small>
              @{domain} · {members}
            </small>
            <details className={styles.acts}>
              <summary>{filled(words.endOf, { company })}</summary>
              <form className={fields.form} onSubmit={onEnd(domain)}>
                <TextField label={words.reason} name="reason" required minLength={5} maxLength={300} />
                <div className={shows.row}>
                  <button type="submit" className={shows.button} disabled={ending.isPending}>
                    {filled(words.endOf, { company })}
                  </button>
                </div>
              </form>
            </details>
          </li>
        ))}
      </ul>
      <form
        ref={form}
        className={fields.form}
        onSubmit={onMake}
        onChange={keep}
        aria-labelledby="new-deal"
        aria-busy={making.isPending}
      >
        <h3 id="new-deal">{words.make}</h3>
        <div className={fields.pair}>
          <TextField label={words.company} name="company" required maxLength={200} autoComplete="off" />
          <TextField
            label={words.domain}
            name="domain"
            required
            maxLength={253}
            pattern="[A-Za-z0-9\-]+(\.[A-Za-z0-9\-]+)+"
            placeholder="partner.example"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <TextField label={words.reason} name="reason" required minLength={5} maxLength={300} />
        {problem && (
          <p className={fields.error} role="alert">
            {problem}
          </p>
        )}
        <SubmitButton>{words.make}</SubmitButton>
      </form>
    </section>
  );
}

function saidIn(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => String(data.get(name) ?? '').trim();
}
