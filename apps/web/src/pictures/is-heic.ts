/** A picture as iPhones take them, which most browsers cannot read and many have no type for. */
export const isHeic = ({ type, name = '' }: { type: string; name?: string }): boolean =>
  /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
