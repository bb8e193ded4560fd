import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { createFormatter, createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import type { Shape } from '../api/operations';
import { ArticleCardView } from '../catalogue/article-card-view';
import type { CardMessages, CardWords } from '../catalogue/card-words';
import { CollectionCardView } from '../catalogue/collection-card-view';
import { LookCardView } from '../catalogue/look-card-view';
import { ModelCardView } from '../catalogue/model-card-view';
import { seasonName } from '../catalogue/season-name';
import { StreetCardView } from '../catalogue/street-card-view';
import { countedOnce } from '../i18n/counted-once';
import { TIME_ZONE } from '../i18n/time-zone';

/** What listings list, by the kind of their cards. */
export interface Listable {
  looks: Shape<'LookSummaryDto'>;
  street: Shape<'StreetStyleSummaryDto'>;
  collections: Shape<'CollectionSummaryDto'>;
  models: Shape<'ModelSummaryDto'>;
  articles: Shape<'ArticleSummaryDto'>;
}
export type CardKind = keyof Listable;

/** How the browser draws the cards of further pages: as the server drew those of the first. */
export function furtherCards(
  locale: Locale,
  messages: CardMessages,
  vocabulary: Readonly<Record<string, string>>,
): { [K in CardKind]: (item: Listable[K]) => ReactNode } {
  const words = browserWords(locale, messages, vocabulary);
  return {
    looks: (look) => <LookCardView key={look.slug} look={look} words={words} />,
    street: (street) => <StreetCardView key={street.slug} street={street} words={words} />,
    collections: (collection) => (
      <CollectionCardView key={collection.slug} collection={collection} words={words} />
    ),
    models: (model) => <ModelCardView key={model.slug} model={model} words={words} />,
    articles: (article) => <ArticleCardView key={article.slug} article={article} words={words} />,
  };
}

function browserWords(
  locale: Locale,
  some: CardMessages,
  vocabulary: Readonly<Record<string, string>>,
): CardWords {
  // Those cards use; the types know all.
  const messages = some as Messages;
  const catalogue = createTranslator({ locale, messages, namespace: 'catalogue' });
  const format = createFormatter({ locale, timeZone: TIME_ZONE });
  return {
    locale,
    catalogue,
    browse: createTranslator({ locale, messages, namespace: 'browse' }),
    account: createTranslator({ locale, messages, namespace: 'account' }),
    names: {
      tag: ({ slug, name }) => vocabulary[`tag.${slug}`] ?? name,
      city: ({ slug, name }) => vocabulary[`city.${slug}`] ?? name,
      season: (season) => seasonName(season, catalogue),
    },
    looksCount: countedOnce((count) => catalogue('looksCount', { count })),
    day: (instant) => format.dateTime(new Date(instant), { dateStyle: 'long' }),
  };
}
