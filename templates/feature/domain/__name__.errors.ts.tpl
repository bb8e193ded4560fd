import { DomainError } from '@toile/platform';

/** The last part of a code says what kind of refusal it is; `libs/platform` maps it to HTTP. */
export const notIn{{Name}} = (item: string) =>
  new DomainError('{{name}}/unknown', `Your {{name}} hold no "${item}".`);
