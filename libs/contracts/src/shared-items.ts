/** What members keep of the dashboard and can share with colleagues of the same subscription. */
export const SHARED_KINDS = ['deck', 'view', 'note', 'group', 'set', 'alert', 'schedule', 'digest'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** What can be spoken about: boards, too, which have people of their own. */
export const COMMENTED_KINDS = [...SHARED_KINDS, 'board'] as const;
export type CommentedKind = (typeof COMMENTED_KINDS)[number];

/** What colleagues of the same subscription may do with it. */
export const SHARED_ROLES = ['read', 'edit'] as const;
export type SharedRole = (typeof SHARED_ROLES)[number];
/** What a reader may do with something: all of it with what is their own. */
export const READER_ROLES = ['own', ...SHARED_ROLES] as const;
export type ReaderRole = (typeof READER_ROLES)[number];

export const COMMENT_LIMITS = { text: 2_000, comments: 500, mentions: 10, about: 220 } as const;

/** What a change did, in the order in which a reader would say it. */
export const ITEM_CHANGES = [
  'created',
  'renamed',
  'changed',
  'slide-added',
  'slide-changed',
  'slide-removed',
  'arranged',
  'shared',
  'unshared',
] as const;
export type ItemChange = (typeof ITEM_CHANGES)[number];

/** Where, on the page that has it, what was said about an item is opened. */
export const togetherAnchor = (kind: SharedKind, id: string): string => `together-${kind}-${id}`;
