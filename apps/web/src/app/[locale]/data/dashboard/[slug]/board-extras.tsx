'use client';
import type { Messages } from '@toile/i18n';
import Link from 'next/link';
import { useParams } from 'next/navigation';
import { lazy, Suspense, useState } from 'react';
import type { Shape } from '../../../../../api/operations';
import { useBoard } from '../../../../../features/dashboard/board/board';
import { useFigureInCard } from '../../../../../features/dashboard/figure/figure-in-card';
import { type BoardScope, pinned, scopeQuery } from '../../../../../features/dashboard/lib/board-scope';
import { kindOf } from '../../../../../features/dashboard/lib/figure-kinds';
import { rowLabel } from '../../../../../features/dashboard/lib/row-label';
import { filterWords } from '../../../../../features/dashboard/lib/source-words';
import { ExportMenu } from '../../../../../features/export/components/export-menu';
import { PageTools } from '../../../../../features/export/components/page-tools';
import { referenceOf } from '../../../../../features/export/lib/reference-of';
import { href } from '../../../../../i18n/href';

/** Neither is there before it is asked for. */
const AddToDeck = lazy(() =>
  import('../../../../../features/decks/components/add-to-deck').then((found) => ({
    default: found.AddToDeck,
  })),
);
const QuestionToDeck = lazy(() =>
  import('./question-to-deck').then((found) => ({ default: found.QuestionToDeck })),
);

/** The page as it goes on being asked: what stands beside it and what pins it is not printed again and again. */
function mailedPage(slug: string, { with: _w, groups: _g, as_of: _a, ...scope }: BoardScope) {
  const filters = Object.fromEntries(Object.entries(scope).filter(([, value]) => value));
  return { kind: 'page', page: slug as MailedPage, filters } as const;
}

type MailedPage = NonNullable<Shape<'NewDocumentDto'>['page']>;
type Words = { words: Messages['savedItems']; decks: Messages['decks'] };
type Content = Shape<'SlideContentDto'>;

/** In the head of every figure: ways to take it away. */
export function FigureExtras({ words, decks }: Words) {
  const { name, title, path, figure, chart } = useFigureInCard();
  const board = useBoard();
  const { locale, environment, scope, defaults } = board;
  const [content, setContent] = useState<Content | null>(null);
  if (!figure || figure.rows.length === 0) return null;
  const isSubscriber = environment === 'Master';
  // Seasons of the demo are closed, and what was known at another time is for subscribers.
  const asOf = isSubscriber ? (scope.as_of ?? figure.meta.as_of) : null;
  return (
    <>
      <ExportMenu
        title={title}
        path={path}
        figure={figure}
        labelOf={(row) => rowLabel(kindOf(name).subject, row, board)}
        chart={chart}
        filters={filterWords(figure.meta.filters, board)}
        locale={locale}
        isSubscriber={isSubscriber}
        words={words}
        permalink={scopeQuery(pinned(scope, defaults, asOf))}
        further={{
          label: decks.add.button,
          open: () => setContent({ kind: 'figure', ...referenceOf(path) }),
        }}
      />
      {content && (
        <Suspense>
          <AddToDeck content={content} locale={locale} words={decks} onClose={() => setContent(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Among the tools of a page: what is done with all of it. */
export function PageExtras({ words, decks }: Words) {
  const { locale, environment, full } = useBoard();
  const { slug } = useParams<{ slug: string }>();
  // A question is taken away as a table, and printed by the browser.
  const pdf =
    slug === 'explore'
      ? null
      : `/api/dashboard/pages/${slug}/pdf${scopeQuery({ ...full, with: '' })}&locale=${locale}`;
  const isSubscriber = environment === 'Master';
  return (
    <>
      <PageTools
        locale={locale}
        words={words}
        pdf={pdf}
        mailed={pdf ? mailedPage(slug, full) : null}
        isSubscriber={isSubscriber}
      />
      {isSubscriber && slug === 'explore' && (
        <Suspense>
          <QuestionToDeck words={decks} />
        </Suspense>
      )}
      {isSubscriber && (
        <Link href={href(locale, 'data_decks', {})} prefetch={false}>
          {decks.title}
        </Link>
      )}
    </>
  );
}
