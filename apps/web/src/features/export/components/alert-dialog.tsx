'use client';
import { ALERT_KINDS } from '@toile/contracts';
import fields from '../../../forms/fields.module.css';
import { living, referenceOf } from '../lib/reference-of';
import { rowOptions } from '../lib/row-options';
import { AlertForm } from './alert-form';
import type { ExportProps } from './export-props';

/** An alert on a row of a figure. */
export function AlertDialog(props: ExportProps & { onClose: () => void }) {
  const { words, path, figure, locale, onClose } = props;
  const watched = living(referenceOf(path));
  return (
    <AlertForm
      words={words}
      locale={locale}
      onClose={onClose}
      watchOf={(said) => ({ watches: 'figure', ...watched, row: said('row') })}
      measures={ALERT_KINDS.figure.measures}
      mail={words.alert.mail}
    >
      <label className={fields.field}>
        <span>{words.alert.row}</span>
        <select name="row">
          {rowOptions(watched.figure, figure.rows).map(([key, row]) => (
            <option key={key} value={key}>
              {props.labelOf(row)}
            </option>
          ))}
        </select>
      </label>
    </AlertForm>
  );
}
