import { DIGEST_WEEKDAYS } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { WriteButton } from '../../../forms/write-button';
import { localised } from '../../../i18n/localised';
import { DigestDay } from './digest-day';
import type { ReferenceNames } from './reference-names';
import styles from './saved-items.module.css';
import { SavedItem, SavedItemsSection } from './saved-items-section';
import { sharingTools } from './sharing-tools';

const PATH = '/api/dashboard/digests/{id}';
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

interface Props {
  nameOf: ReferenceNames;
}

/** The weekly digest, and those of colleagues: their figures, their day, a look at them, and a way to have or stop them. */
export async function DigestSection({ digests, nameOf }: Props & { digests: readonly Shape<'DigestDto'>[] }) {
  const t = await getTranslations('savedItems.overview');
  const own = digests.find(({ role }) => role === 'own');
  const others = digests.filter(({ role }) => role !== 'own');
  const parts = await Promise.all(
    others.map(async (digest) => {
      const title = t('digestOf', { name: digest.owner ?? '' });
      return (
        <section key={digest.id} className={styles.inner} aria-label={title}>
          <h3>{title}</h3>
          {await DigestTools({ digest, title })}
          <ul className={styles.list}>{await digestFigures({ digest, nameOf })}</ul>
        </section>
      );
    }),
  );
  return (
    <SavedItemsSection
      id="digest"
      title={t('digest')}
      empty={t('noDigest')}
      tools={own && (await DigestTools({ digest: own, title: t('digest') }))}
      after={parts}
    >
      {own ? await digestFigures({ digest: own, nameOf }) : []}
    </SavedItemsSection>
  );
}

/** What can be done with a digest as a whole. */
async function DigestTools({ digest, title }: { digest: Shape<'DigestDto'>; title: string }) {
  const [locale, t, format] = await Promise.all([getLocale(), getTranslations('savedItems'), getFormatter()]);
  const { together, whoseIs } = await sharingTools();
  const { id, figures, weekday, paused, next_at, role, mailed } = digest;
  const failed = t('said.failed');
  const days = DIGEST_WEEKDAYS.map((value) => ({
    value,
    label: format.dateTime(new Date(MONDAY + (value - 1) * DAY_MS), { weekday: 'long', timeZone: 'UTC' }),
  }));
  return (
    <div className={styles.tools}>
      <span>
        {role === 'read' ? (
          <>
            {t('overview.weekday')} {days.find(({ value }) => value === weekday)?.label}
          </>
        ) : (
          <DigestDay
            id={id}
            figures={figures}
            weekday={weekday}
            days={days}
            failed={failed}
            label={t('overview.weekday')}
          />
        )}{' '}
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
      {role === 'own' && digest.shared && <span>{whoseIs(digest)}</span>}
      <div className={styles.actions}>
        <a
          className={styles.action}
          href={`/api/dashboard/digests/${id}/preview?locale=${locale}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`${t('overview.preview')} ${title}`}
        >
          {t('overview.preview')}
        </a>
        {together('digest', id, title)}
        {role !== 'own' && (
          <WriteButton
            label={mailed ? t('mailing.tellNoMore') : t('mailing.tellMe')}
            about={title}
            words={{ failed }}
            className={styles.action}
            writing={{
              method: 'put',
              path: '/api/dashboard/digests/{id}/mails',
              sent: { path: { id }, body: { on: !mailed } },
            }}
          />
        )}
        {role !== 'read' && (
          <WriteButton
            label={paused ? t('overview.resume') : t('overview.pause')}
            about={title}
            words={{ failed }}
            className={styles.action}
            writing={{ method: 'patch', path: PATH, sent: { path: { id }, body: { paused: !paused } } }}
          />
        )}
      </div>
    </div>
  );
}

/** Its figures and questions, to be opened, and to be taken out by who may edit it; a colleague leaves the last one. */
async function digestFigures({ digest, nameOf }: Props & { digest: Shape<'DigestDto'> }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('savedItems')]);
  const { id, figures, weekday, role } = digest;
  const canRemove = role === 'own' || (role === 'edit' && figures.length > 1);
  return figures.map((figure) => {
    const { title, filters, page } = nameOf(figure);
    return (
      <SavedItem
        key={JSON.stringify(figure)}
        title={
          <Link href={localised(locale, page)} prefetch={false}>
            {title}
          </Link>
        }
        lines={[filters]}
      >
        {canRemove && (
          <WriteButton
            label={t('overview.remove')}
            about={title}
            words={{ failed: t('said.failed') }}
            className={styles.action}
            writing={{
              method: 'put',
              path: PATH,
              sent: { path: { id }, body: { figures: figures.filter((one) => one !== figure), weekday } },
            }}
          />
        )}
      </SavedItem>
    );
  });
}
