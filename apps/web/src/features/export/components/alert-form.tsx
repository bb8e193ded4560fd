'use client';
import { ALERT_OPERATORS, type AlertMeasure, type Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { Dialog } from '../../../design/dialog';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { alertNumber, unitBeside } from '../lib/alert-number';
import { AlertTrialView } from './alert-trial-view';
import styles from './export.module.css';

const DAYS = [30, 90, 365] as const;
type Rule = Shape<'TryAlertDto'>;
type Watch = Pick<
  Rule,
  'watches' | 'figure' | 'filters' | 'question' | 'row' | 'column' | 'series' | 'weeks'
>;

export interface AlertFormProps {
  words: Messages['savedItems'];
  locale: Locale;
  onClose(): void;
}

/** "Tell me when denim passes 10 % in Milan": tried on the past, then kept. What is watched is chosen by `children`. */
export function AlertForm(
  props: AlertFormProps & {
    /** What the chosen fields say. */
    watchOf(said: (name: string) => string): Watch;
    measures: readonly AlertMeasure[];
    /** When it tells. */
    mail: string;
    days?: (typeof DAYS)[number];
    children: ReactNode;
  },
) {
  const { words, locale, onClose, watchOf, measures, days: usual = 30 } = props;
  const { alert, said } = words;
  const [chosen, setMeasure] = useState<AlertMeasure>();
  const measure = measures.find((one) => one === chosen) ?? measures[0] ?? 'value';
  // A change either way has no way down.
  const operators = measure === 'size' ? (['above'] as const) : ALERT_OPERATORS;
  const [trial, setTrial] = useState<{ result: Shape<'AlertTrialDto'>; rule: Rule } | null>(null);
  const trying = useWrite('post', '/api/dashboard/alerts/trial', said.failed);
  const keeping = useWrite('post', '/api/dashboard/alerts', said.failed);
  const isBusy = trying.isPending || keeping.isPending;
  const form = useRef<HTMLFormElement>(null);
  const [unit, setUnit] = useState('');
  // What the number is of depends on the row and on the measure that stand in the fields.
  const showUnit = () => {
    if (form.current) setUnit(unitBeside(ruleIn(form.current).rule, alert));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measure is the field that is drawn anew.
  useEffect(showUnit, [measure]);
  const ruleIn = (form: HTMLFormElement) => {
    const given = new FormData(form);
    const field = (name: string) => String(given.get(name) ?? '');
    const rule = {
      ...watchOf(field),
      measure,
      operator: ALERT_OPERATORS.find((operator) => operator === field('operator')) ?? 'above',
      threshold: Number(field('threshold')),
    };
    const days = DAYS.find((one) => one === Number(field('days'))) ?? usual;
    return {
      rule,
      days,
      name: field('name').trim() || nameOf(form, alertNumber(rule, rule.threshold, alert, locale)),
    };
  };
  const tryIt = (form: HTMLFormElement | null) => {
    if (!form?.reportValidity()) return;
    const { rule, days } = ruleIn(form);
    trying.mutate(
      { body: { ...rule, days } },
      { onSuccess: (result) => setTrial({ result, rule: { ...rule, days } }) },
    );
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { rule, name } = ruleIn(event.currentTarget);
    keeping.mutate(
      { body: { ...rule, name } },
      {
        onSuccess: ({ stand }) => {
          showToast({ kind: 'success', text: stand === 'crossed' ? alert.passed : said.saved });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog startsOpen className={styles.dialog} title={alert.title} close={words.close} onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        onSubmit={save}
        // What was tried is another rule then.
        onChange={() => {
          setTrial(null);
          showUnit();
        }}
      >
        <div className={styles.pair}>
          {props.children}
          <label className={fields.field}>
            <span>{alert.measure}</span>
            <select
              name="measure"
              value={measure}
              onChange={(event) => setMeasure(measures.find((one) => one === event.target.value))}
            >
              {measures.map((one) => (
                <option key={one} value={one}>
                  {alert[one]}
                </option>
              ))}
            </select>
          </label>
          <label className={fields.field}>
            <span>{alert.moves}</span>
            <select name="operator">
              {operators.map((operator) => (
                <option key={operator} value={operator}>
                  {alert[operator]}
                </option>
              ))}
            </select>
          </label>
          <label className={fields.field}>
            <span>{unit ? `${alert.threshold} (${unit})` : alert.threshold}</span>
            <input name="threshold" type="number" step="any" required />
          </label>
        </div>
        <div className={styles.tried}>
          <label className={fields.field}>
            <span>{alert.days}</span>
            <select name="days" defaultValue={usual}>
              {DAYS.map((days) => (
                <option key={days} value={days}>
                  {alert[`days${days}`]}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className={styles.plain}
            disabled={isBusy}
            onClick={(event) => tryIt(event.currentTarget.form)}
          >
            {isBusy ? said.busy : alert.tryIt}
          </button>
        </div>
        <div role="status">
          {trial && <AlertTrialView trial={trial.result} rule={trial.rule} words={alert} locale={locale} />}
        </div>
        <label className={fields.field}>
          <span>{alert.name}</span>
          <input name="name" maxLength={100} autoComplete="off" />
        </label>
        <p className={styles.about}>
          {props.mail} {alert.also}
        </p>
        <div className={styles.buttons}>
          <button type="submit" className={styles.main} disabled={isBusy}>
            {alert.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The rule in words, where the member gave it no name: "Denim, Milan rises above 10%". */
function nameOf(form: HTMLFormElement, threshold: string): string {
  const chosen = (name: string) =>
    form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.selectedOptions[0]?.text ?? '';
  const about = form.querySelector<HTMLElement>('[data-about]')?.dataset.about ?? '';
  const cell = [about, chosen('row'), chosen('column'), chosen('of'), chosen('watch')].filter(Boolean);
  return [cell.join(', '), chosen('operator'), threshold].filter(Boolean).join(' ').slice(0, 100);
}
