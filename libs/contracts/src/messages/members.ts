import { defineMessage } from '../define-message.js';
import { type Fields, listOf, oneOf } from '../json-schema.js';
import { ROLES } from '../session.js';

/** The random subject id of a member; nothing else about them is ever published. */
const member = { type: 'string', minLength: 1, maxLength: 100 } as const;
const roles = listOf(oneOf(ROLES));
const ofMembers = <const F extends Fields>(type: string, fields: F) =>
  defineMessage({ topic: 'members', type, version: 1, data: { member, ...fields } });

/** Somebody has made an account. */
export const memberRegistered = ofMembers('member-registered', { roles });
/** A member has shown that their address is theirs, the first one or a new one. */
export const memberEmailVerified = ofMembers('member-email-verified', {});
/** A member has changed what they say of themselves. */
export const memberProfileChanged = ofMembers('member-profile-changed', {});
/** An operator has given or taken roles. */
export const memberRolesChanged = ofMembers('member-roles-changed', { roles });
/** A member has left; their key is destroyed right after. */
export const memberErased = ofMembers('member-erased', {});
