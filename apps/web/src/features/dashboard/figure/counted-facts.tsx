import { filled } from '../../../i18n/filled';
import type { BoardSetup } from '../lib/board-setup';
import { dateTimeText, dayText } from './date-time-text';
import styles from './how-counted.module.css';

/** What is counted out of what, of which days, as known when: what the drawer of every number begins with. */
export function CountedFacts(props: {
  definition: { numerator: string; denominator: string } | undefined;
  days: { from: string; to: string };
  asOf: string;
  words: BoardSetup['words'];
  locale: BoardSetup['locale'];
}) {
  const { definition, days, asOf, words, locale } = props;
  const { how, card } = words;
  const [from, to] = [dayText(days.from, locale), dayText(days.to, locale)];
  const hasWhole = definition && definition.denominator !== '–';
  const facts = [
    [how.numerator, definition?.numerator],
    ...(hasWhole ? [[how.denominator, definition.denominator]] : []),
    [how.window, filled(card.window, { from, to })],
    [how.known, dateTimeText(asOf, locale)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
