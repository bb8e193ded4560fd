import { DIGEST_WEEKDAYS, type FigureDigest, pageOfFigure } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { localised } from '../../../i18n/href';
import styles from './desk.module.css';
import { DeskAction } from './desk-action';
import { DeskItem, DeskSection } from './desk-section';
import { DigestDay } from './digest-day';
import type { figureNames } from './figure-names';

const PATH = '/api/dashboard/digest';
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** The weekly letter: its figures, its day, a look at it, and a way to stop it. */
export async function DigestPart(props: {
  digest: FigureDigest;
  names: Awaited<ReturnType<typeof figureNames>>;
}) {
  const [locale, t, format] = await Promise.all([getLocale(), getTranslations('desk'), getFormatter()]);
  const { digest, names } = props;
  const { figures, weekday, paused, next_at } = digest;
  const failed = t('said.failed');
  const title = t('desk.digest');
  const days = DIGEST_WEEKDAYS.map((value) => ({
    value,
    label: format.dateTime(new Date(MONDAY + (value - 1) * DAY_MS), { weekday: 'long', timeZone: 'UTC' }),
  }));
  const tools = figures.length > 0 && (
    <div className={styles.tools}>
      <span>
        <DigestDay {...{ figures, weekday, days, failed }} label={t('desk.weekday')} /> {t('desk.at')}
      </span>
      {paused && <span data-stand="paused">{t('desk.paused')}</span>}
      {next_at && (
        <span>
          {t('desk.next', {
            date: format.dateTime(new Date(next_at), { dateStyle: 'long', timeZone: 'Europe/Paris' }),
          })}
        </span>
      )}
      <a className={styles.action} href={`${PATH}/preview?locale=${locale}`} target="_blank" rel="noreferrer">
        {t('desk.preview')}
      </a>
      <DeskAction
        {...{ label: paused ? t('desk.resume') : t('desk.pause'), about: title, failed, path: PATH }}
        method="PATCH"
        body={{ paused: !paused }}
      />
    </div>
  );
  return (
    <DeskSection id="digest" title={title} empty={t('desk.noDigest')} tools={tools}>
      {figures.map((figure) => (
        <DeskItem
          key={JSON.stringify(figure)}
          title={
            <Link href={localised(locale, pageOfFigure(figure))} prefetch={false}>
              {names.title(figure)}
            </Link>
          }
          lines={[names.filters(figure)]}
        >
          <DeskAction
            {...{ label: t('desk.remove'), about: names.title(figure), failed, path: PATH, method: 'PUT' }}
            body={{ figures: figures.filter((one) => one !== figure), weekday }}
          />
        </DeskItem>
      ))}
    </DeskSection>
  );
}
