import { pathOf } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../../../design/page-head';
import section from '../../../../../../design/section.module.css';
import { deckOf } from '../../../../../../features/decks/api/decks';
import { DeckEditor } from '../../../../../../features/decks/components/deck-editor';
import { NotSubscribed } from '../../../../../../features/export/saved-items/not-subscribed';
import { PageView } from '../../../../../../features/tracking/components/page-view';
import { href } from '../../../../../../i18n/href';
import { pageMetadata } from '../../../../../../seo/page-metadata';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations('decks')]);
  const path = pathOf('data_deck', { id });
  return pageMetadata({ locale, path, title: t('title'), description: t('lead'), index: false });
}

/** A deck to be worked on. */
export default async function DeckPage({ params }: Props) {
  const [{ id }, locale, messages] = await Promise.all([params, getLocale(), getMessages()]);
  const { decks: words, boards, sharing, savedItems } = messages as Messages;
  const deck = await deckOf(id, locale);
  if (!deck) notFound();
  if (deck === 'closed')
    return (
      <div className={section.page}>
        <PageHead title={words.title} lead={words.lead} />
        <NotSubscribed />
      </div>
    );
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'data_decks', {})} prefetch={false}>
            {words.title}
          </Link>
        }
        title={deck.title}
      />
      <DeckEditor
        deck={deck}
        locale={locale}
        words={words}
        sharing={sharing}
        saving={savedItems}
        sorting={boards.sorting}
      />
      <PageView route="data_deck" parameters={{ id }} />
    </div>
  );
}
