import type { Messages } from '@toile/i18n';
import Link from 'next/link';
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server';
import { href } from '../../../i18n/href';
import type { DeckSummary } from '../api/decks';
import styles from './decks.module.css';

/** The reader's decks and those that are shared with them. */
export async function DeckList({ decks }: { decks: readonly DeckSummary[] }) {
  const [locale, t, format, messages] = await Promise.all([
    getLocale(),
    getTranslations('decks'),
    getFormatter(),
    getMessages(),
  ]);
  const { decks: words } = messages as Messages;
  if (decks.length === 0) return <p className={styles.none}>{words.list.none}</p>;
  const sharingOf = ({ role, shared }: DeckSummary): string | null => {
    if (role !== 'own') return words.list.sharedBy;
    return shared === 'edit' ? words.list.sharedEdit : shared === 'read' ? words.list.sharedRead : null;
  };
  return (
    <ul className={styles.list}>
      {decks.map((deck) => (
        <li key={deck.id}>
          <Link href={href(locale, 'data_deck', { id: deck.id })} prefetch={false}>
            {deck.title}
          </Link>
          <p>
            {[
              t('list.slides', { count: deck.slides }),
              t('list.changed', { date: format.dateTime(new Date(deck.updated_at), { dateStyle: 'long' }) }),
              sharingOf(deck),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
