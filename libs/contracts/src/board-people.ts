/** What somebody may do with a board of another member; each may do what those before it may, too. */
export const BOARD_ROLES = ['read', 'comment', 'edit'] as const;
export type BoardRole = (typeof BOARD_ROLES)[number];

/** With who made it, who may do everything. */
export const BOARD_READER_ROLES = [...BOARD_ROLES, 'own'] as const;
export type BoardReaderRole = (typeof BOARD_READER_ROLES)[number];

/** People on a board beside its owner, those who are invited among them. */
export const BOARD_PEOPLE = 20;
/** Days within which an invitation can be accepted. */
export const BOARD_INVITATION_DAYS = 14;

/** How an invitation and the account that opens it go together. */
export const BOARD_INVITATION_FITS = ['sign-in', 'confirm-address', 'other-address', 'yes'] as const;
export type BoardInvitationFit = (typeof BOARD_INVITATION_FITS)[number];
