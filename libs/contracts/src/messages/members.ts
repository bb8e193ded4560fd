import { z } from 'zod';
import { defineMessage } from '../define-message.js';
import { ROLES } from '../session.js';

/** The random subject id of a member; nothing else about them is ever published. */
const member = z.string().min(1).max(100);
const roles = z.array(z.enum(ROLES));
const ofMembers = <S extends z.ZodRawShape>(type: string, shape: S) =>
  defineMessage({ topic: 'members', type, version: 1, schema: z.strictObject({ member, ...shape }) });

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
