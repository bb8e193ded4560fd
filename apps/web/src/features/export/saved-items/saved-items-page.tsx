import { pageOfFigure } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { WriteButton } from '../../../forms/write-button';
import { localised } from '../../../i18n/localised';
import type { SavedItems } from '../api/saved-items';
import { AlertItems } from './alert-items';
import { DigestSection } from './digest-section';
import { figureNames } from './figure-names';
import styles from './saved-items.module.css';
import { SavedItem, SavedItemsSection } from './saved-items-section';
import { GroupItems, SetItems } from './set-items';
import { ViewName } from './view-name';

/** Views, alerts, the weekly digest, notes and embedded figures of a member. */
export async function SavedItemsPage({ items }: { items: SavedItems }) {
  const locale = await getLocale();
  const [t, names, format] = await Promise.all([
    getTranslations('savedItems'),
    figureNames(),
    getFormatter(),
  ]);
  const failed = t('said.failed');
  const sure = t('overview.sure');
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'long' });
  const renaming = { rename: t('overview.rename'), save: t('page.saveIt'), name: t('page.name'), failed };
  return (
    <div className={styles.items}>
      <SavedItemsSection id="views" title={t('overview.views')} empty={t('overview.noViews')}>
        {items.views.map(({ id, name, address }) => (
          <SavedItem
            key={id}
            title={
              <Link href={localised(locale, address)} prefetch={false}>
                {name}
              </Link>
            }
            lines={[]}
          >
            <ViewName id={id} name={name ?? ''} words={renaming} />
            <WriteButton
              label={t('overview.delete')}
              about={name ?? ''}
              sure={sure}
              words={{ failed }}
              className={styles.action}
              writing={{ method: 'delete', path: '/api/dashboard/saved-views/{id}', sent: { path: { id } } }}
            />
          </SavedItem>
        ))}
      </SavedItemsSection>
      <SavedItemsSection id="groups" title={t('overview.groups')} empty={t('overview.noGroups')}>
        {await GroupItems({ groups: items.groups })}
      </SavedItemsSection>
      <SavedItemsSection id="sets" title={t('overview.sets')} empty={t('overview.noSets')}>
        {await SetItems({ sets: items.sets })}
      </SavedItemsSection>
      <SavedItemsSection id="alerts" title={t('overview.alerts')} empty={t('overview.noAlerts')}>
        {await AlertItems({ alerts: items.alerts, names })}
      </SavedItemsSection>
      <DigestSection digest={items.digest} names={names} />
      <SavedItemsSection id="notes" title={t('overview.notes')} empty={t('overview.noNotes')}>
        {items.notes.map((note) => (
          <SavedItem
            key={note.id}
            title={note.text}
            lines={[`${names.title(note)} · ${names.filters(note)}`, day(note.date)]}
          >
            <Link className={styles.action} href={localised(locale, pageOfFigure(note))} prefetch={false}>
              {t('overview.open')}
            </Link>
            <WriteButton
              label={t('overview.delete')}
              about={note.text ?? ''}
              sure={sure}
              words={{ failed }}
              className={styles.action}
              writing={{
                method: 'delete',
                path: '/api/dashboard/annotations/{id}',
                sent: { path: { id: note.id } },
              }}
            />
          </SavedItem>
        ))}
      </SavedItemsSection>
      <SavedItemsSection id="embeds" title={t('overview.embeds')} empty={t('overview.noEmbeds')}>
        {items.embeds.map((embed) => (
          <SavedItem
            key={embed.id}
            title={names.title(embed)}
            lines={[
              names.filters(embed),
              t('overview.made', { date: day(embed.created_at) }),
              embed.last_used_at
                ? t('overview.used', { date: day(embed.last_used_at) })
                : t('overview.neverUsed'),
            ]}
          >
            <WriteButton
              label={t('overview.withdraw')}
              about={names.title(embed)}
              sure={sure}
              words={{ failed }}
              className={styles.action}
              writing={{
                method: 'delete',
                path: '/api/dashboard/embeds/{id}',
                sent: { path: { id: embed.id } },
              }}
            />
          </SavedItem>
        ))}
      </SavedItemsSection>
    </div>
  );
}
