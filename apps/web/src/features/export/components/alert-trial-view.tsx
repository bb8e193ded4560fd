import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { trialLine } from '../lib/trial-line';
import styles from './export.module.css';

const [WIDTH, HEIGHT] = [300, 90];

/** What an alert would have done: the values with the threshold, and the days it would have told. */
export function AlertTrialView(props: {
  trial: Shape<'AlertTrialDto'>;
  threshold: number;
  words: Messages['savedItems']['alert'];
  locale: Locale;
  sign: string;
}) {
  const { trial, threshold, words, locale, sign } = props;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const shown = (value: number) => `${number.format(value)}${sign && `\u202f${sign}`}`;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
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
  const { path, level, marks } = trialLine(trial, threshold, WIDTH, HEIGHT);
  return (
    <div className={styles.trial} data-trial>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words.chart}>
        <line
          x1="0"
          x2={WIDTH}
          y1={level}
          y2={level}
          stroke="var(--accent)"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
        <path d={path} fill="none" stroke="var(--ink)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        {marks.map((x) => (
          <line
            key={x}
            x1={x}
            x2={x}
            y1="0"
            y2={HEIGHT}
            stroke="var(--accent)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
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
