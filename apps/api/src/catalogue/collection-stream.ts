const PREFIX = 'collection-';

export const collectionStream = (slug: string) => `${PREFIX}${slug}`;
export const collectionOfStream = (stream: string) => stream.slice(PREFIX.length);
