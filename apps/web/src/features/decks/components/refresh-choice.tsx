import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { MOMENT } from '../../../i18n/moment';
import { TIME_ZONE } from '../../../i18n/time-zone';
import { showToast } from '../../../shell/toast-store';
import { weekdayNames } from '../../export/lib/weekday-names';
import type { Deck } from '../api/decks';
import styles from './decks.module.css';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** On which day the figures of a deck are asked again, and when that was. */
export function RefreshChoice(props: {
  deck: Deck;
  locale: Locale;
  words: Messages['decks'];
  onDeck(deck: Deck): void;
}) {
  const { deck, locale, words, onDeck } = props;
  const { refresh } = deck;
  const path = { id: deck.id };
  const choosing = useWrite('put', '/api/dashboard/decks/{id}/refresh', words.edit.failed);
  const ending = useWrite('delete', '/api/dashboard/decks/{id}/refresh', words.edit.failed);
  const nameOf = weekdayNames(locale);
  const time = new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone: TIME_ZONE });
  const timeOf = (at: string) => time.format(new Date(at));
  const onSuccess = (next: Deck) => {
    onDeck(next);
    showToast({ kind: 'success', text: words.refresh.chosen });
  };
  const choose = (weekday: number) => {
    if (weekday) choosing.mutate({ path, body: { weekday } }, { onSuccess });
    else ending.mutate({ path }, { onSuccess });
  };
  return (
    <div className={styles.refresh}>
      {deck.role !== 'read' && (
        <label className={fields.field}>
          <span>{words.refresh.label}</span>
          <select
            value={refresh?.weekday ?? 0}
            disabled={choosing.isPending || ending.isPending}
            onChange={(event) => choose(Number(event.target.value))}
          >
            <option value={0}>{words.refresh.never}</option>
            {DAYS.map((day) => (
              <option key={day} value={day}>
                {filled(words.refresh.on, { day: nameOf(day, 'long') })}
              </option>
            ))}
          </select>
        </label>
      )}
      {refresh && (
        <p>
          {refresh.waiting
            ? words.refresh.waiting
            : refresh.refreshed_at &&
              filled(words.refresh.last, {
                date: timeOf(refresh.refreshed_at),
                next: timeOf(refresh.next_at),
              })}
        </p>
      )}
    </div>
  );
}
