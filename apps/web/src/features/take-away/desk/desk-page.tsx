import { pageOfFigure } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { localised } from '../../../i18n/href';
import type { OwnDesk } from '../api/own-desk';
import { AlertItems } from './alert-items';
import styles from './desk.module.css';
import { DeskAction } from './desk-action';
import { DeskItem, DeskSection } from './desk-section';
import { DigestPart } from './digest-part';
import { figureNames } from './figure-names';
import { ViewName } from './view-name';

/** Views, alerts, the weekly letter, notes and embedded figures of a member. */
export async function DeskPage({ desk }: { desk: OwnDesk }) {
  const locale = await getLocale();
  const [t, names, format] = await Promise.all([getTranslations('desk'), figureNames(), getFormatter()]);
  const failed = t('said.failed');
  const sure = t('desk.sure');
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'long' });
  const renaming = { rename: t('desk.rename'), save: t('page.saveIt'), name: t('page.name'), failed };
  return (
    <div className={styles.desk}>
      <DeskSection id="views" title={t('desk.views')} empty={t('desk.noViews')}>
        {desk.views.map(({ id, name, address }) => (
          <DeskItem
            key={id}
            title={
              <Link href={localised(locale, address)} prefetch={false}>
                {name}
              </Link>
            }
            lines={[]}
          >
            <ViewName id={id} name={name ?? ''} words={renaming} />
            <DeskAction
              {...{ label: t('desk.delete'), about: name ?? '', sure, failed, method: 'DELETE' }}
              path={`/api/dashboard/saved-views/${id}`}
            />
          </DeskItem>
        ))}
      </DeskSection>
      <DeskSection id="alerts" title={t('desk.alerts')} empty={t('desk.noAlerts')}>
        {await AlertItems({ alerts: desk.alerts, names })}
      </DeskSection>
      <DigestPart digest={desk.digest} names={names} />
      <DeskSection id="notes" title={t('desk.notes')} empty={t('desk.noNotes')}>
        {desk.notes.map((note) => (
          <DeskItem
            key={note.id}
            title={note.text}
            lines={[`${names.title(note)} · ${names.filters(note)}`, day(note.date)]}
          >
            <Link className={styles.action} href={localised(locale, pageOfFigure(note))} prefetch={false}>
              {t('desk.open')}
            </Link>
            <DeskAction
              {...{ label: t('desk.delete'), about: note.text ?? '', sure, failed, method: 'DELETE' }}
              path={`/api/dashboard/annotations/${note.id}`}
            />
          </DeskItem>
        ))}
      </DeskSection>
      <DeskSection id="embeds" title={t('desk.embeds')} empty={t('desk.noEmbeds')}>
        {desk.embeds.map((embed) => (
          <DeskItem
            key={embed.id}
            title={names.title(embed)}
            lines={[
              names.filters(embed),
              t('desk.made', { date: day(embed.created_at) }),
              embed.last_used_at ? t('desk.used', { date: day(embed.last_used_at) }) : t('desk.neverUsed'),
            ]}
          >
            <DeskAction
              {...{ label: t('desk.withdraw'), about: names.title(embed), sure, failed, method: 'DELETE' }}
              path={`/api/dashboard/embeds/${embed.id}`}
            />
          </DeskItem>
        ))}
      </DeskSection>
    </div>
  );
}
