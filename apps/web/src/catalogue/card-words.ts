import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { useTranslations } from 'next-intl';
import type { CatalogueNames } from './names';

/** All that cards say in the reader's language, whether the server draws them or the browser. */
export interface CardWords {
  locale: Locale;
  catalogue: ReturnType<typeof useTranslations<'catalogue'>>;
  browse: ReturnType<typeof useTranslations<'browse'>>;
  account: ReturnType<typeof useTranslations<'account'>>;
  names: Pick<CatalogueNames, 'tag' | 'city' | 'season'>;
  /** "24 looks". */
  looksCount: (count: number) => string;
  /** A day from an instant: "23 November 2026". */
  day: (instant: string) => string;
}

/** The messages among all that cards are made of, which a page hands to the browser. */
export const cardMessages = ({ catalogue, browse, account }: Messages) => ({
  catalogue: {
    seasons: catalogue.seasons,
    looksCount: catalogue.looksCount,
    look: catalogue.look,
    pictureOf: catalogue.pictureOf,
  },
  browse: {
    street: { sponsored: browse.street.sponsored, pictureOf: browse.street.pictureOf },
    articles: { by: browse.articles.by },
  },
  account: { save: { button: account.save.button } },
});
export type CardMessages = ReturnType<typeof cardMessages>;
