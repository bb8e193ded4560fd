/** What a mail program would make a link of: an address, a host, a path. */
const LIKE_AN_ADDRESS = /[/\\@]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u;

/** A name as it may stand in a mail to somebody who has not asked for it; empty where it would lead somewhere. */
export const harmless = (name: string): string => (LIKE_AN_ADDRESS.test(name) ? '' : name);
