'use client';
import Link from 'next/link';
import { href } from '../../../i18n/href';
import { searchOfLooks } from '../lib/search-of-looks';
import { useBoard } from './board';

/** Leads from the page of a trend, brand or season to its looks, with the page's filters that choose looks. */
export function SeeLooks() {
  const { full, words, locale } = useBoard();
  const { type, city, season, brand, trend } = full;
  const chosen = Object.entries({ type, city, season, brand, trend }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  const search = searchOfLooks(`?${new URLSearchParams(chosen)}`);
  return (
    <Link href={`${href(locale, 'look_search', {})}?${search}`} prefetch={false}>
      {words.focus.looksOf}
    </Link>
  );
}
