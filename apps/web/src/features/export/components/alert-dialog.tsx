'use client';
import { ALERT_MEASURES, ALERT_OPERATORS } from '@toile/contracts';
import { type FormEvent, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { Dialog } from '../../../design/dialog';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { living, referenceOf } from '../lib/reference-of';
import { rowKey, rowOptions } from '../lib/row-options';
import { AlertTrialView } from './alert-trial-view';
import styles from './export.module.css';
import type { ExportProps } from './export-props';

const DAYS = [30, 90, 365] as const;

/** "Tell me when denim passes 10 % in Milan": tried on the past, then kept. */
export function AlertDialog({ words, path, figure, locale, onClose }: ExportProps & { onClose: () => void }) {
  const { alert, said } = words;
  const [trial, setTrial] = useState<{ result: Shape<'AlertTrialDto'>; threshold: number } | null>(null);
  const trying = useWrite('post', '/api/dashboard/alerts/trial', said.failed);
  const keeping = useWrite('post', '/api/dashboard/alerts', said.failed);
  const isBusy = trying.isPending || keeping.isPending;
  const rows = rowOptions(figure.rows);
  const ruleIn = (form: HTMLFormElement) => {
    const given = new FormData(form);
    const said = (name: string) => String(given.get(name) ?? '');
    const rule = {
      ...living(referenceOf(path)),
      row: said('row'),
      measure: ALERT_MEASURES.find((measure) => measure === said('measure')) ?? 'value',
      operator: ALERT_OPERATORS.find((operator) => operator === said('operator')) ?? 'above',
      threshold: Number(said('threshold')),
    };
    const days = DAYS.find((days) => days === Number(said('days'))) ?? DAYS[0];
    return { rule, days, name: said('name').trim() || nameOf(form) };
  };
  const tryIt = (form: HTMLFormElement | null) => {
    if (!form?.reportValidity()) return;
    const { rule, days } = ruleIn(form);
    trying.mutate(
      { body: { ...rule, days } },
      { onSuccess: (result) => setTrial({ result, threshold: rule.threshold }) },
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
        className={styles.form}
        onSubmit={save}
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
            onClick={(event) => tryIt(event.currentTarget.form)}
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
    </Dialog>
  );
}

/** The rule in words, where the member gave it no name. */
function nameOf(form: HTMLFormElement): string {
  const chosen = (name: string) =>
    form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.selectedOptions[0]?.text ?? '';
  const threshold = form.querySelector<HTMLInputElement>('input[name="threshold"]')?.value ?? '';
  return `${chosen('row')} ${chosen('operator')} ${threshold}`.slice(0, 100);
}
