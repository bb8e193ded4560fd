import { DIGEST_WEEKDAYS, pageOfFigure } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { WriteButton } from '../../../forms/write-button';
import { localised } from '../../../i18n/localised';
import { DigestDay } from './digest-day';
import type { figureNames } from './figure-names';
import styles from './saved-items.module.css';
import { SavedItem, SavedItemsSection } from './saved-items-section';

const PATH = '/api/dashboard/digest';
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** The weekly digest: its figures, its day, a look at it, and a way to stop it. */
export async function DigestSection(props: {
  digest: Shape<'DigestDto'>;
  names: Awaited<ReturnType<typeof figureNames>>;
}) {
  const [locale, t, format] = await Promise.all([getLocale(), getTranslations('savedItems'), getFormatter()]);
  const { digest, names } = props;
  const { figures, weekday, paused, next_at } = digest;
  const failed = t('said.failed');
  const title = t('overview.digest');
  const days = DIGEST_WEEKDAYS.map((value) => ({
    value,
    label: format.dateTime(new Date(MONDAY + (value - 1) * DAY_MS), { weekday: 'long', timeZone: 'UTC' }),
  }));
  const tools = figures.length > 0 && (
    <div className={styles.tools}>
      <span>
        <DigestDay
          figures={figures}
          weekday={weekday}
          days={days}
          failed={failed}
          label={t('overview.weekday')}
        />{' '}
        {t('overview.at')}
      </span>
      {paused && <span data-stand="paused">{t('overview.paused')}</span>}
      {next_at && (
        <span>
          {t('overview.next', {
            date: format.dateTime(new Date(next_at), { dateStyle: 'long', timeZone: 'Europe/Paris' }),
          })}
        </span>
      )}
      <a className={styles.action} href={`${PATH}/preview?locale=${locale}`} target="_blank" rel="noreferrer">
        {t('overview.preview')}
      </a>
      <WriteButton
        label={paused ? t('overview.resume') : t('overview.pause')}
        about={title}
        words={{ failed }}
        className={styles.action}
        writing={{ method: 'patch', path: PATH, sent: { body: { paused: !paused } } }}
      />
    </div>
  );
  return (
    <SavedItemsSection id="digest" title={title} empty={t('overview.noDigest')} tools={tools}>
      {figures.map((figure) => (
        <SavedItem
          key={JSON.stringify(figure)}
          title={
            <Link href={localised(locale, pageOfFigure(figure))} prefetch={false}>
              {names.title(figure)}
            </Link>
          }
          lines={[names.filters(figure)]}
        >
          <WriteButton
            label={t('overview.remove')}
            about={names.title(figure)}
            words={{ failed }}
            className={styles.action}
            writing={{
              method: 'put',
              path: PATH,
              sent: { body: { figures: figures.filter((one) => one !== figure), weekday } },
            }}
          />
        </SavedItem>
      ))}
    </SavedItemsSection>
  );
}
