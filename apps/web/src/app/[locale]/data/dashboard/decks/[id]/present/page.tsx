import { pathOf } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { deckOf } from '../../../../../../../features/decks/api/decks';
import { Present } from '../../../../../../../features/decks/components/present';
import { PageView } from '../../../../../../../features/tracking/components/page-view';
import { href } from '../../../../../../../i18n/href';
import { pageMetadata } from '../../../../../../../seo/page-metadata';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations('decks')]);
  const path = pathOf('data_deck_present', { id });
  return pageMetadata({ locale, path, title: t('title'), description: t('lead'), index: false });
}

/** A deck over the whole screen. */
export default async function PresentPage({ params }: Props) {
  const [{ id }, locale, messages] = await Promise.all([params, getLocale(), getMessages()]);
  const { decks: words } = messages as Messages;
  const deck = await deckOf(id, locale);
  if (!deck) notFound();
  if (deck === 'closed') redirect(href(locale, 'data_deck', { id }));
  return (
    <>
      <h1 className="visually-hidden">{deck.title}</h1>
      <Present deck={deck} locale={locale} words={words} />
      <PageView route="data_deck_present" parameters={{ id }} />
    </>
  );
}
