/** A collection's stream. */
export const collectionStream = (slug: string) => `collection-${slug}`;
