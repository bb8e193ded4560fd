/** What names a thing in an address: small letters, digits and dashes, 200 at most. Whatever is read is held to it. */
export const SLUG = /^[a-z0-9][a-z0-9-]{0,199}$/;

/** As new things get it: words of small letters and digits, joined by single dashes. */
export const NEW_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A slug made of a name: accents go, whatever is no letter or digit becomes a dash. Empty when nothing is left. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
