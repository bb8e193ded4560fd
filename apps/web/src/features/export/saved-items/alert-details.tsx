'use client';
import { ALERT_OPERATORS, type Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { colon } from '@toile/i18n/typography';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { Dialog } from '../../../design/dialog';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { AlertTrialView } from '../components/alert-trial-view';
import exporting from '../components/export.module.css';
import { alertNumber, unitBeside } from '../lib/alert-number';
import styles from './saved-items.module.css';

interface Props {
  alert: Shape<'AlertDto'>;
  /** What it is called, or else watches. */
  about: string;
  locale: Locale;
  words: Messages['savedItems'];
}

/** A button that opens when an alert passed, what it would have done, and, for who may edit it, its limit. */
export function AlertDetails(props: Props) {
  const { about, words } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.action}
        aria-haspopup="dialog"
        aria-label={`${words.alert.details} ${about}`}
        onClick={() => setOpen(true)}
      >
        {words.alert.details}
      </button>
      {isOpen && (
        <Dialog
          startsOpen
          kind="sheet"
          className={exporting.dialog}
          title={about}
          close={words.close}
          onClose={() => setOpen(false)}
        >
          <Crossings {...props} />
          <Trial {...props} />
          {props.alert.role !== 'read' && <Limit {...props} />}
        </Dialog>
      )}
    </>
  );
}

function Crossings({ alert, locale, words }: Props) {
  const { crossings, stand } = alert;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={exporting.form}>
      <h3 className={styles.others}>{words.alert.crossings}</h3>
      {crossings.length === 0 && (
        <p className={exporting.about}>
          {stand === 'crossed' ? words.alert.alreadyPast : words.alert.noCrossings}
        </p>
      )}
      <ol className={styles.addresses}>
        {crossings.map(({ at, value }) => (
          <li key={at}>
            <time dateTime={at}>{time.format(new Date(at))}</time>
            <span>{alertNumber(alert, value, words.alert, locale)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Trial({ alert, locale, words }: Props) {
  const trying = useWrite('post', '/api/dashboard/alerts/trial', words.said.failed);
  const { watches, figure, filters, question, row, column, series, weeks } = alert;
  const { measure, operator, threshold } = alert;
  // Each kind has parts of its own.
  const body = {
    watches,
    ...(figure && { figure }),
    ...(filters && { filters }),
    ...(question && { question }),
    ...(row && { row }),
    ...(column && { column }),
    ...(series && { series }),
    ...(weeks && { weeks }),
    measure,
    operator,
    threshold,
    days: 90 as const,
  };
  return (
    <section className={exporting.form}>
      <div className={exporting.buttons}>
        <button
          type="button"
          className={exporting.plain}
          disabled={trying.isPending}
          onClick={() => trying.mutate({ body })}
        >
          {trying.isPending ? words.said.busy : `${words.alert.tryIt}${colon(locale)}${words.alert.days90}`}
        </button>
      </div>
      <div role="status">
        {trying.data && (
          <AlertTrialView trial={trying.data} rule={alert} words={words.alert} locale={locale} />
        )}
      </div>
    </section>
  );
}

function Limit({ alert, words }: Props) {
  const router = useRouter();
  const changing = useWrite('patch', '/api/dashboard/alerts/{id}', words.said.failed);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name') ?? '').trim();
    const body = {
      ...(name && { name }),
      operator: ALERT_OPERATORS.find((one) => one === form.get('operator')) ?? alert.operator,
      threshold: Number(form.get('threshold')),
    };
    const onSuccess = () => {
      showToast({ kind: 'success', text: words.said.saved });
      router.refresh();
    };
    changing.mutate({ path: { id: alert.id }, body }, { onSuccess });
  };
  const unit = unitBeside(alert, words.alert);
  // A change either way has no way down.
  const operators = alert.measure === 'size' ? (['above'] as const) : ALERT_OPERATORS;
  return (
    <form className={exporting.form} onSubmit={save} aria-busy={changing.isPending}>
      <h3 className={styles.others}>{words.alert.change}</h3>
      <label className={fields.field}>
        <span>{words.alert.name}</span>
        <input name="name" maxLength={100} defaultValue={alert.name ?? ''} autoComplete="off" />
      </label>
      <div className={exporting.pair}>
        <label className={fields.field}>
          <span>{words.alert.moves}</span>
          <select name="operator" defaultValue={alert.operator}>
            {operators.map((one) => (
              <option key={one} value={one}>
                {words.alert[one]}
              </option>
            ))}
          </select>
        </label>
        <label className={fields.field}>
          <span>{unit ? `${words.alert.threshold} (${unit})` : words.alert.threshold}</span>
          <input name="threshold" type="number" step="any" required defaultValue={alert.threshold} />
        </label>
      </div>
      <div className={exporting.buttons}>
        <button type="submit" className={exporting.main} disabled={changing.isPending}>
          {words.page.saveIt}
        </button>
      </div>
    </form>
  );
}
