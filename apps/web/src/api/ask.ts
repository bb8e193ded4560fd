import type { Locale } from '@toile/contracts';
import { headers } from 'next/headers';
import { getJson } from './get-json';
import { type AnswerOf, type ArgumentsOf, addressOf, type PathWith } from './operations';

/** Asks the api on nobody's behalf. @throws ApiError */
export const ask = <P extends PathWith<'get'>>(path: P, asked: ArgumentsOf<'get', P>, locale: Locale) =>
  getJson<AnswerOf<'get', P>>(addressOf(path, asked as object), locale);

/** Asks the api as the reader of this request; on a page that is everybody's that is nobody. @throws ApiError */
export const askOwn = async <P extends PathWith<'get'>>(
  path: P,
  asked: ArgumentsOf<'get', P>,
  locale: Locale,
) => getJson<AnswerOf<'get', P>>(addressOf(path, asked as object), locale, await ownCookie());

/** What the browser of this request sent along. */
export const ownCookie = async () => (await headers()).get('cookie') ?? '';
