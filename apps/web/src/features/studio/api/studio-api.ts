import {
  type Locale,
  type OwnCollection,
  type OwnHousePage,
  type OwnLooksPage,
  type Page,
  pathOf,
} from '@toile/contracts';
import { cache } from 'react';
import { orNull } from '../../../api/get-json';
import { getOwn } from '../../../api/personal';

export const listOwnCollections = cache((query: string, locale: Locale) =>
  getOwn<Page<OwnCollection>>(pathOf('user_collections_more', {}) + query, locale),
);

export const getOwnHouse = cache((slug: string, query: string, locale: Locale) =>
  orNull(getOwn<OwnHousePage>(pathOf('user_collections_list_by_designer', { slug }) + query, locale)),
);

export const getOwnLooks = cache((slug: string, locale: Locale) =>
  orNull(getOwn<OwnLooksPage>(pathOf('user_collection_looks', { slug }), locale)),
);
