import { pageOfFigure } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { WriteButton } from '../../../forms/write-button';
import { href } from '../../../i18n/href';
import { localised } from '../../../i18n/localised';
import type { SavedItems } from '../api/saved-items';
import { AlertItems } from './alert-items';
import { DigestSection } from './digest-section';
import { EmbedItems } from './embed-items';
import { FeedAddress } from './feed-address';
import { figureNames } from './figure-names';
import { referenceNames } from './reference-names';
import styles from './saved-items.module.css';
import { SavedItem, SavedItemsSection } from './saved-items-section';
import { ScheduleItems } from './schedule-items';
import { GroupItems, SetItems } from './set-items';
import { sharingTools } from './sharing-tools';
import { ViewName } from './view-name';

/** Views, alerts, the weekly digest, notes and embedded figures of a member. */
export async function SavedItemsPage({ items }: { items: SavedItems }) {
  const locale = await getLocale();
  const [t, ts, tf, names, nameOf, format] = await Promise.all([
    getTranslations('savedItems'),
    getTranslations('sharing'),
    getTranslations('savedItems.alertFeed'),
    figureNames(),
    referenceNames(),
    getFormatter(),
  ]);
  const failed = t('said.failed');
  const sure = t('overview.sure');
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'long' });
  const { together, whoseIs } = await sharingTools();
  const feedOfAlerts = ({ made_at, read_at }: SavedItems['feed']) => (
    <FeedAddress
      beside={
        <Link className={styles.action} href={localised(locale, '/user/account/update#webhooks')}>
          {tf('webhooks')}
        </Link>
      }
      isMade={made_at !== null}
      state={
        made_at
          ? `${tf('made', { date: day(made_at) })} ${read_at ? tf('read', { date: day(read_at) }) : tf('unread')}`
          : tf('none')
      }
      words={{
        title: tf('title'),
        make: tf('make'),
        again: tf('again'),
        end: tf('end'),
        copy: tf('copy'),
        copied: tf('copied'),
        once: tf('once'),
        sure: tf('sure'),
        endSure: sure,
        failed,
      }}
    />
  );
  /** Where a view is seen. */
  const addressOf = (id: string) => {
    const view = items.views.find((one) => one.id === id);
    return view && localised(locale, view.address);
  };
  const renaming = { rename: t('overview.rename'), save: t('page.saveIt'), name: t('page.name'), failed };
  return (
    <div className={styles.items}>
      {items.mentions.length > 0 && (
        <SavedItemsSection id="mentions" title={ts('mentions')} empty={ts('noMentions')}>
          {items.mentions.map(({ kind, id, name, by, text, at }) => (
            <SavedItem
              key={`${id} ${at}`}
              title={text}
              lines={[
                `${by?.name ?? ts('someone')} · ${kind === 'digest' ? t('overview.digest') : name}`,
                day(at),
              ]}
            >
              {kind === 'deck' && (
                <Link className={styles.action} href={href(locale, 'data_deck', { id })} prefetch={false}>
                  {name}
                </Link>
              )}
              {kind === 'view' && addressOf(id) && (
                <Link className={styles.action} href={addressOf(id) ?? ''} prefetch={false}>
                  {name}
                </Link>
              )}
              {kind !== 'board' &&
                together(kind, id, kind === 'digest' ? t('overview.digest') : name, ts('answer'))}
            </SavedItem>
          ))}
        </SavedItemsSection>
      )}
      <SavedItemsSection id="views" title={t('overview.views')} empty={t('overview.noViews')}>
        {items.views.map(({ id, name, address, ...place }) => (
          <SavedItem
            key={id}
            title={
              <Link href={localised(locale, address)} prefetch={false}>
                {name}
              </Link>
            }
            lines={[whoseIs(place)]}
          >
            {together('view', id, name)}
            {place.role !== 'read' && <ViewName id={id} name={name ?? ''} words={renaming} />}
            {place.role === 'own' && (
              <WriteButton
                label={t('overview.delete')}
                about={name ?? ''}
                sure={sure}
                words={{ failed }}
                className={styles.action}
                writing={{
                  method: 'delete',
                  path: '/api/dashboard/saved-views/{id}',
                  sent: { path: { id } },
                }}
              />
            )}
          </SavedItem>
        ))}
      </SavedItemsSection>
      <SavedItemsSection id="groups" title={t('overview.groups')} empty={t('overview.noGroups')}>
        {await GroupItems({ groups: items.groups, sets: items.sets })}
      </SavedItemsSection>
      <SavedItemsSection id="sets" title={t('overview.sets')} empty={t('overview.noSets')}>
        {await SetItems({ sets: items.sets, groups: items.groups })}
      </SavedItemsSection>
      <SavedItemsSection
        id="alerts"
        title={t('overview.alerts')}
        empty={t('overview.noAlerts')}
        tools={(items.alerts.length > 0 || items.feed.made_at) && feedOfAlerts(items.feed)}
      >
        {await AlertItems({ alerts: items.alerts, names })}
      </SavedItemsSection>
      <DigestSection digests={items.digests} nameOf={nameOf} />
      <SavedItemsSection id="schedules" title={t('mailing.heading')} empty={t('mailing.none')}>
        {await ScheduleItems({ schedules: items.schedules })}
      </SavedItemsSection>
      <SavedItemsSection id="notes" title={t('overview.notes')} empty={t('overview.noNotes')}>
        {items.notes.map((note) => (
          <SavedItem
            key={note.id}
            title={note.text}
            lines={[
              [names.title(note), names.filters(note)].filter(Boolean).join(' · '),
              day(note.date),
              whoseIs(note),
            ]}
          >
            <Link className={styles.action} href={localised(locale, pageOfFigure(note))} prefetch={false}>
              {t('overview.open')}
            </Link>
            {together('note', note.id, note.text)}
            {note.role !== 'read' && (
              <ViewName
                path="/api/dashboard/annotations/{id}"
                id={note.id}
                name={note.text ?? ''}
                words={{ ...renaming, rename: t('overview.changeNote'), name: t('overview.note') }}
              />
            )}
            {note.role === 'own' && (
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
            )}
          </SavedItem>
        ))}
      </SavedItemsSection>
      <SavedItemsSection id="embeds" title={t('overview.embeds')} empty={t('overview.noEmbeds')}>
        {await EmbedItems({ embeds: items.embeds, nameOf })}
      </SavedItemsSection>
    </div>
  );
}
