import type { Locale } from '@toile/contracts';
import { getJson } from './get-json';
import { type AnswerOf, type ArgumentsOf, addressOf, type PathWith } from './operations';
import { getOwn } from './personal';

/** Asks the api on nobody's behalf. @throws ApiError */
export const ask = <P extends PathWith<'get'>>(path: P, asked: ArgumentsOf<'get', P>, locale: Locale) =>
  getJson<AnswerOf<'get', P>>(addressOf(path, asked as object), locale);

/** Asks the api as the reader of this request. @throws ApiError */
export const askOwn = <P extends PathWith<'get'>>(path: P, asked: ArgumentsOf<'get', P>, locale: Locale) =>
  getOwn<AnswerOf<'get', P>>(addressOf(path, asked as object), locale);
