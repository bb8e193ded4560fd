import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import Link from 'next/link';
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { WriteButton } from '../../../forms/write-button';
import { localised } from '../../../i18n/localised';
import { NewEmbedCode } from './new-embed-code';
import type { ReferenceNames } from './reference-names';
import styles from './saved-items.module.css';
import { SavedItem } from './saved-items-section';

/** Figures and questions that are shown elsewhere: which, as of when, whether anybody sees them, until when, and what can be done about it. */
export async function EmbedItems(props: { embeds: readonly Shape<'EmbedDto'>[]; nameOf: ReferenceNames }) {
  const [locale, t, messages, format] = await Promise.all([
    getLocale() as Promise<Locale>,
    getTranslations('savedItems'),
    getMessages() as Promise<Messages>,
    getFormatter(),
  ]);
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'long' });
  const failed = t('said.failed');
  return props.embeds.map((embed) => {
    const { id, created_at, last_used_at, expires_at } = embed;
    const { title, filters, asOf, page } = props.nameOf(embed);
    const hasEnded = expires_at !== null && new Date(expires_at) <= new Date();
    const state = [
      t('overview.made', { date: day(created_at) }),
      last_used_at ? t('overview.used', { date: day(last_used_at) }) : t('overview.neverUsed'),
      expires_at && !hasEnded && t('embed.endsOn', { date: day(expires_at) }),
    ];
    return (
      <SavedItem
        key={id}
        title={
          <Link href={localised(locale, page)} prefetch={false}>
            {title}
          </Link>
        }
        lines={[
          filters,
          asOf ? t('embed.pinned', { date: day(asOf) }) : t('embed.live'),
          state.filter(Boolean).join(' · '),
          hasEnded && (
            <span key="ended" data-stand="paused">
              {t('embed.ended', { date: day(expires_at) })}
            </span>
          ),
        ]}
      >
        <NewEmbedCode id={id} title={title} locale={locale} words={messages.savedItems} />
        <WriteButton
          label={t('overview.withdraw')}
          about={title}
          sure={t('overview.sure')}
          words={{ failed }}
          className={styles.action}
          writing={{ method: 'delete', path: '/api/dashboard/embeds/{id}', sent: { path: { id } } }}
        />
      </SavedItem>
    );
  });
}
