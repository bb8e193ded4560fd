'use client';
import { ALERT_KINDS } from '@toile/contracts';
import fields from '../../../forms/fields.module.css';
import { living, referenceOf } from '../lib/reference-of';
import { rowKey, rowOptions } from '../lib/row-options';
import { AlertForm } from './alert-form';
import type { ExportProps } from './export-props';

/** An alert on a row of a figure. */
export function AlertDialog({ words, path, figure, locale, onClose }: ExportProps & { onClose: () => void }) {
  return (
    <AlertForm
      words={words}
      locale={locale}
      onClose={onClose}
      watchOf={(said) => ({ watches: 'figure', ...living(referenceOf(path)), row: said('row') })}
      measures={ALERT_KINDS.figure.measures}
      mail={words.alert.mail}
    >
      <label className={fields.field}>
        <span>{words.alert.row}</span>
        <select name="row">
          {rowOptions(figure.rows).map((row) => (
            <option key={rowKey(row)} value={rowKey(row)}>
              {row.label}
            </option>
          ))}
        </select>
      </label>
    </AlertForm>
  );
}
