'use client';
import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { useRouter } from 'next/navigation';
import { href } from '../../../i18n/href';
import { AddToDeck } from './add-to-deck';

/** Asks for a deck for the looks that were picked elsewhere (`?looks=`), and leaves the page as it is without them. */
export function AddLooks(props: { looks: string[]; locale: Locale; words: Messages['decks'] }) {
  const { looks, locale, words } = props;
  const router = useRouter();
  return (
    <AddToDeck
      content={{ kind: 'looks', looks }}
      locale={locale}
      words={words}
      onClose={() => router.replace(href(locale, 'data_decks', {}))}
    />
  );
}
