import type english from './messages/en/index.js';

/** English messages, literal types included: their ICU arguments type-check every use. */
export type Messages = typeof english;
export type DomainName = keyof Messages;

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** What another language must provide for a domain: the same keys, its own words. */
export type Domain<N extends DomainName> = Translated<Messages[N]>;
