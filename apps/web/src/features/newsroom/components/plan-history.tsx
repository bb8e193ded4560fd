import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { MOMENT } from '../../../i18n/moment';
import { money } from '../lib/prices';
import shows from './shows.module.css';

type Change = Shape<'TermsHistoryDto'>['changes'][number];
interface Told {
  prices?: { currency: string; interval: 'month' | 'year'; amount: number }[];
  from?: string;
  days?: number;
  features?: ('looks' | 'models' | 'street' | 'zoom' | 'flash' | 'premium' | 'seats')[];
  subscriptions?: number;
}
const TYPES = ['PricesSet', 'PricesTakenBack', 'PricesApplied', 'TrialSet', 'FeaturesSet'] as const;

/** Who has changed what of a plan, and why; the last change first. */
export async function PlanHistory({ history }: { history: Shape<'TermsHistoryDto'> }) {
  const [locale, t, features, format] = await Promise.all([
    getLocale(),
    getTranslations('newsroom.plans'),
    getTranslations('membership.features'),
    getFormatter(),
  ]);
  const time = (iso: string) => format.dateTime(new Date(iso), { ...MOMENT, timeZone: 'UTC' });
  const what = ({ data }: Change): string => {
    const { prices, from, days, features: chosen, subscriptions } = data as Told;
    if (prices) {
      const listed = prices
        .map(
          ({ amount, currency, interval }) =>
            `${money(amount, currency, locale)} ${t(interval).toLocaleLowerCase(locale)}`,
        )
        .join(', ');
      return from ? `${listed}; ${t('since', { time: time(from) })}` : listed;
    }
    if (chosen) return chosen.map((one) => features(one)).join(', ') || '–';
    return String(days ?? subscriptions ?? '');
  };
  return (
    <section className={shows.history} aria-labelledby="changes">
      <h3 id="changes">{t('history.title')}</h3>
      {history.changes.length === 0 && <p className={shows.fine}>{t('history.none')}</p>}
      <ol>
        {history.changes.map((change) => {
          const type = TYPES.find((known) => known === change.type);
          return (
            <li key={change.number}>
              <time dateTime={change.at}>{time(change.at)}</time>{' '}
              <strong>{change.by ?? t('history.itself')}</strong>{' '}
              {type && t(`history.${type}`, { what: what(change) })}
              {change.reason && ` — ${change.reason}`}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
