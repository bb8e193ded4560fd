import { colon } from '@toile/i18n/typography';
import { useLocale, useTranslations } from 'next-intl';
import type { Shape } from '../../../api/operations';

type Standing = Omit<Shape<'DoubleTaggingDetailsDto'>, 'results'>;

/** Whom a show that is tagged twice waits for, as far as the reader can do something about it. */
export function TwiceWaiting({ standing }: { standing: Standing }) {
  const t = useTranslations('newsroom.twice');
  if (standing.status === 'ended') return <span>{t('ended')}</span>;
  if (standing.settled === standing.looks) return <span>{t('through')}</span>;
  const own = standing.part !== 'wait';
  const text = {
    tag: t('waitsTag'),
    settle: t('waitsSettle', { count: standing.disputed }),
    'take-place': t('waitsPlace'),
    wait: t('waitsOthers'),
  }[standing.part];
  return own ? <b>{text}</b> : <span>{text}</span>;
}

/** Who the two are, and how far each is. */
export function TwicePlaces({ standing }: { standing: Standing }) {
  const locale = useLocale();
  const t = useTranslations('newsroom.twice');
  return standing.places.map(({ name, taken, own, done }, at) => (
    // There are two, always in this order.
    <span key={at === 0 ? 'first' : 'second'}>
      {t(at === 0 ? 'first' : 'second')}
      {colon(locale)}
      {own ? t('you') : (name ?? t(taken ? 'gone' : 'free'))}
      {taken && ` (${t('doneOf', { done: String(done), total: String(standing.looks) })})`}
    </span>
  ));
}
