'use client';
import { ALERT_KINDS, type ForecastSubject, HORIZONS } from '@toile/contracts';
import { useState } from 'react';
import fields from '../../../forms/fields.module.css';
import { filled } from '../../../i18n/filled';
import { AlertForm, type AlertFormProps } from './alert-form';

const CHANGES = 'changes';

/** An alert on what is foretold of a trend or brand, or on weeks in which it changes. */
export function SeriesAlert(props: AlertFormProps & { series: ForecastSubject; name: string }) {
  const { words, locale, onClose, series, name } = props;
  const { alert } = words;
  const [watch, setWatch] = useState(CHANGES);
  const weeks = HORIZONS.find((one) => String(one) === watch);
  return (
    <AlertForm
      words={words}
      locale={locale}
      onClose={onClose}
      watchOf={() => (weeks ? { watches: 'forecast', series, weeks } : { watches: 'changes', series })}
      measures={weeks ? ALERT_KINDS.forecast.measures : ALERT_KINDS.changes.measures}
      mail={weeks ? alert.mail : alert.news}
      days={365}
    >
      <label className={fields.field} data-about={name}>
        <span>{alert.watch}</span>
        <select name="watch" value={watch} onChange={(event) => setWatch(event.target.value)}>
          <option value={CHANGES}>{alert.changes}</option>
          {HORIZONS.map((one) => (
            <option key={one} value={one}>
              {filled(alert.forecast, { weeks: one })}
            </option>
          ))}
        </select>
      </label>
    </AlertForm>
  );
}
