'use client';
import { ALERT_MEASURES, ALERT_OPERATORS, type AlertTrial, type FigureAlert } from '@toile/contracts';
import { type FormEvent, useState } from 'react';
import fields from '../../../forms/fields.module.css';
import { write } from '../../../forms/write';
import { showToast } from '../../../shell/toast-store';
import { living, referenceOf } from '../lib/reference-of';
import { rowKey, rowOptions } from '../lib/row-options';
import { AlertTrialView } from './alert-trial-view';
import { DialogFrame } from './dialog-frame';
import type { TakeAwayProps } from './take-away';
import styles from './take-away.module.css';

const ALERTS = '/api/dashboard/alerts';
const DAYS = [30, 90, 365] as const;

/** "Tell me when denim passes 10 % in Milan": tried on the past, then kept. */
export function AlertDialog({
  words,
  path,
  figure,
  locale,
  onClose,
}: TakeAwayProps & { onClose: () => void }) {
  const { alert, said } = words;
  const [trial, setTrial] = useState<{ result: AlertTrial; threshold: number } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const rows = rowOptions(figure.rows);
  const ruleIn = (form: HTMLFormElement) => {
    const given = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const { row, measure, operator, threshold, name, days } = given;
    const rule = { ...living(referenceOf(path)), row, measure, operator, threshold: Number(threshold) };
    return { rule, days: Number(days), name: name?.trim() || nameOf(form) };
  };
  const asked = async <T,>(address: string, body: object): Promise<T | null> => {
    setBusy(true);
    const answer = await write<T>('POST', address, body);
    setBusy(false);
    if (!answer.body) showToast({ kind: 'error', text: answer.problem?.detail ?? said.failed });
    return answer.body;
  };
  const tryIt = async (form: HTMLFormElement | null) => {
    if (!form?.reportValidity()) return;
    const { rule, days } = ruleIn(form);
    const result = await asked<AlertTrial>(`${ALERTS}/trial`, { ...rule, days });
    if (result) setTrial({ result, threshold: rule.threshold });
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { rule, name } = ruleIn(event.currentTarget);
    const kept = await asked<FigureAlert>(ALERTS, { ...rule, name });
    if (!kept) return;
    showToast({ kind: 'success', text: kept.stand === 'crossed' ? alert.passed : said.saved });
    onClose();
  };
  return (
    <DialogFrame title={alert.title} close={words.close} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => void save(event)}
        // What was tried is another rule then.
        onChange={() => setTrial(null)}
      >
        <div className={styles.pair}>
          <label className={fields.field}>
            <span>{alert.row}</span>
            <select name="row">
              {rows.map((row) => (
                <option key={rowKey(row)} value={rowKey(row)}>
                  {row.label}
                </option>
              ))}
            </select>
          </label>
          <label className={fields.field}>
            <span>{alert.measure}</span>
            <select name="measure">
              {ALERT_MEASURES.map((measure) => (
                <option key={measure} value={measure}>
                  {alert[measure]}
                </option>
              ))}
            </select>
          </label>
          <label className={fields.field}>
            <span>{alert.moves}</span>
            <select name="operator">
              {ALERT_OPERATORS.map((operator) => (
                <option key={operator} value={operator}>
                  {alert[operator]}
                </option>
              ))}
            </select>
          </label>
          <label className={fields.field}>
            <span>{alert.threshold}</span>
            <input name="threshold" type="number" step="any" required />
          </label>
        </div>
        <div className={styles.buttons}>
          <label className={fields.field}>
            <span>{alert.days}</span>
            <select name="days">
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
            onClick={(event) => void tryIt(event.currentTarget.form)}
          >
            {isBusy ? said.busy : alert.tryIt}
          </button>
        </div>
        <div role="status">
          {trial && (
            <AlertTrialView
              trial={trial.result}
              threshold={trial.threshold}
              words={alert}
              locale={locale}
              sign={figure.rows[0]?.value_label?.includes('%') ? '%' : ''}
            />
          )}
        </div>
        <label className={fields.field}>
          <span>{alert.name}</span>
          <input name="name" maxLength={100} autoComplete="off" />
        </label>
        <p className={styles.about}>{alert.mail}</p>
        <div className={styles.buttons}>
          <button type="submit" className={styles.main} disabled={isBusy}>
            {alert.save}
          </button>
        </div>
      </form>
    </DialogFrame>
  );
}

/** The rule in words, where the member gave it no name. */
function nameOf(form: HTMLFormElement): string {
  const chosen = (name: string) =>
    form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.selectedOptions[0]?.text ?? '';
  const threshold = form.querySelector<HTMLInputElement>('input[name="threshold"]')?.value ?? '';
  return `${chosen('row')} ${chosen('operator')} ${threshold}`.slice(0, 100);
}
