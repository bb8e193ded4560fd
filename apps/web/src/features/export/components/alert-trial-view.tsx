import type { LimitedRule, Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { useCallback } from 'react';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { Chart } from '../../dashboard/chart/chart';
import { drawn, startLines } from '../../dashboard/chart/starts';
import type { ChartLook } from '../../dashboard/lib/chart-look';
import { alertNumber } from '../lib/alert-number';
import { TRIAL_ZONE, trialOption } from '../lib/trial-option';
import styles from './export.module.css';

/** What an alert would have done: the values with the threshold, and the days it would have told. */
export function AlertTrialView(props: {
  trial: Shape<'AlertTrialDto'>;
  /** What was tried. */
  rule: LimitedRule & { threshold: number };
  words: Messages['savedItems']['alert'];
  locale: Locale;
}) {
  const { trial, rule, words, locale } = props;
  const { threshold } = rule;
  const shown = useCallback(
    (value: number) => alertNumber(rule, value, words, locale),
    [rule, words, locale],
  );
  const draw = useCallback(
    (look: ChartLook) => drawn(trialOption(trial, look, { threshold, value: shown, locale })),
    [trial, threshold, shown, locale],
  );
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TRIAL_ZONE });
  const { fired, now } = trial;
  const isTried = trial.points.slice(0, -1).some(({ value }) => value !== null);
  const said =
    fired.length === 1
      ? words.once
      : fired.length > 1
        ? filled(words.times, { count: fired.length })
        : isTried
          ? words.never
          : words.untried;
  return (
    <div className={styles.trial} data-trial>
      <Chart start={startLines} draw={draw} label={words.chart} height={220} />
      <p>{said}</p>
      {fired.length > 0 && (
        <ol>
          {fired.map(({ at, value }) => (
            <li key={at}>
              <time dateTime={at}>{day.format(new Date(at))}</time> {shown(value)}
            </li>
          ))}
        </ol>
      )}
      <p className={styles.about}>
        {now.value === null ? words.unknown : filled(words.now, { value: shown(now.value) })}
      </p>
    </div>
  );
}
