import type { Locale } from '@toile/contracts';
import { headers } from 'next/headers';
import { getJson } from './get-json';
import { type AnswerOf, type ArgumentsOf, addressOf, type PathWith } from './operations';

/** Asks the api on nobody's behalf. @throws ApiError */
export const ask = <P extends PathWith<'get'>>(path: P, asked: ArgumentsOf<'get', P>, locale: Locale) =>
  getJson<AnswerOf<'get', P>>(addressOf(path, asked as object), locale);

/** Asks the api as the reader of this request. @throws ApiError */
export const askOwn = async <P extends PathWith<'get'>>(
  path: P,
  asked: ArgumentsOf<'get', P>,
  locale: Locale,
) => getJson<AnswerOf<'get', P>>(addressOf(path, asked as object), locale, await ownCookie());

/** The same, and no more of the answer than these parts: a page is shared by those of whom they are the same. @throws ApiError */
export const askOwnParts = async <P extends PathWith<'get'>, Part extends keyof AnswerOf<'get', P> & string>(
  path: P,
  asked: ArgumentsOf<'get', P>,
  locale: Locale,
  parts: readonly Part[],
) =>
  getJson<Pick<AnswerOf<'get', P>, Part>>(
    addressOf(path, asked as object),
    locale,
    await ownCookie(),
    parts.join(),
  );

/** What the browser of this request sent along. */
export const ownCookie = async () => (await headers()).get('cookie') ?? '';
