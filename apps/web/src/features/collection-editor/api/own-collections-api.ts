import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import { orNull } from '../../../api/get-json';

export const listOwnCollections = (page: number, locale: Locale) =>
  askOwn('/user/collections/more', { query: { page } }, locale);

export const getOwnBrand = (slug: string, page: number, locale: Locale) =>
  orNull(askOwn('/user/collections/list-by-designer/{slug}', { path: { slug }, query: { page } }, locale));

export const getOwnLooks = (slug: string, locale: Locale) =>
  orNull(askOwn('/user/collection/looks/{slug}', { path: { slug } }, locale));
