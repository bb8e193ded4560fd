import { type Locale, pathOf, type RatingOverview } from '@toile/contracts';
import { cache } from 'react';
import { orNothing } from '../../../api/get-json';
import { getOwn } from '../../../api/personal';

/** How a collection is rated, and by the reader; null when nobody can tell. */
export const getRatingOverview = cache((slug: string, locale: Locale) =>
  orNothing(getOwn<RatingOverview>(pathOf('api_collection_rating_overview', { slug }), locale)),
);
