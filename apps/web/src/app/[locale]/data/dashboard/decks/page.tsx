import { DECK_LIMITS, pathOf } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { boardSetup } from '../../../../../features/dashboard/api/board-setup';
import { brandsAndTrends } from '../../../../../features/decks/api/brands-and-trends';
import { ownDecks } from '../../../../../features/decks/api/decks';
import { AddLooks } from '../../../../../features/decks/components/add-looks';
import { DeckList } from '../../../../../features/decks/components/deck-list';
import { NewDeck } from '../../../../../features/decks/components/new-deck';
import { picturesIn } from '../../../../../features/decks/lib/looks-in';
import { NotSubscribed } from '../../../../../features/export/saved-items/not-subscribed';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../../../seo/page-metadata';
import type { SearchProps } from '../../../../page-props';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('decks')]);
  const path = pathOf('data_decks', {});
  return pageMetadata({ locale, path, title: t('title'), description: t('lead'), index: false });
}

/** The reader's decks, and a new one. */
export default async function Decks({ searchParams }: SearchProps) {
  const [locale, messages, given] = await Promise.all([getLocale(), getMessages(), searchParams]);
  const looks = picturesIn(String(given.looks ?? ''))
    .slice(0, DECK_LIMITS.looks)
    .map(({ slug }) => slug);
  const { decks: words } = messages as Messages;
  const decks = await ownDecks(locale);
  const setup = decks && (await boardSetup(locale));
  const named = setup && (await brandsAndTrends(locale, setup.names.tags));
  return (
    <div className={section.page}>
      <PageHead title={words.title} lead={words.lead} />
      {decks && setup && named ? (
        <>
          <NewDeck
            locale={locale}
            words={words}
            seasons={setup.options.season}
            season={setup.defaults.season}
            {...named}
          />
          <DeckList decks={decks} />
          {looks.length > 0 && <AddLooks looks={looks} locale={locale} words={words} />}
        </>
      ) : (
        <NotSubscribed />
      )}
      <PageView route="data_decks" parameters={{}} />
    </div>
  );
}
