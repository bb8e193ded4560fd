'use client';
import type { Messages } from '@toile/i18n';
import { useParams } from 'next/navigation';
import { useBoard } from '../../../../../features/dashboard/board/board';
import { useFigureInCard } from '../../../../../features/dashboard/figure/figure-in-card';
import { pinned, scopeQuery } from '../../../../../features/dashboard/lib/board-scope';
import { filterWords } from '../../../../../features/dashboard/lib/source-words';
import { ExportMenu } from '../../../../../features/export/components/export-menu';
import { PageTools } from '../../../../../features/export/components/page-tools';

type Words = { words: Messages['savedItems'] };

/** In the head of every figure: ways to take it away. */
export function FigureExtras({ words }: Words) {
  const { title, path, figure, chart } = useFigureInCard();
  const board = useBoard();
  const { locale, environment, scope, defaults } = board;
  if (!figure || figure.rows.length === 0) return null;
  const isSubscriber = environment === 'Master';
  // Seasons of the demo are closed, and what was known at another time is for subscribers.
  const asOf = isSubscriber ? (scope.as_of ?? figure.meta.as_of) : null;
  return (
    <ExportMenu
      title={title}
      path={path}
      figure={figure}
      chart={chart}
      filters={filterWords(figure.meta.filters, board)}
      locale={locale}
      isSubscriber={isSubscriber}
      words={words}
      permalink={scopeQuery(pinned(scope, defaults, asOf))}
    />
  );
}

/** Among the tools of a page: what is done with all of it. */
export function PageExtras({ words }: Words) {
  const { locale, environment, full } = useBoard();
  const { slug } = useParams<{ slug: string }>();
  // A question is taken away as a table, and printed by the browser.
  const pdf =
    slug === 'explore'
      ? null
      : `/api/dashboard/pages/${slug}/pdf${scopeQuery({ ...full, with: '' })}&locale=${locale}`;
  return <PageTools locale={locale} words={words} pdf={pdf} isSubscriber={environment === 'Master'} />;
}
