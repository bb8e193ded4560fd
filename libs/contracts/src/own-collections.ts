/** What keeps a collection from being ready for readers; `look` is null where it is about all of it. */
export interface CollectionFault {
  look: string | null;
  code: 'no-looks' | 'no-tags' | 'no-description' | 'gap-in-order' | 'same-position';
  message: string;
}
