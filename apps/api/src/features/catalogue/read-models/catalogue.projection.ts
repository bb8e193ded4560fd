import type { Projection, RecordedEvent } from '@toile/event-store';
import type { CollectionEvent } from '../domain/collection.events.js';
import type { ContentChange, PictureChange } from './catalogue-writer.js';
import { CatalogueWriter } from './catalogue-writer.js';
import { CATALOGUE_READ_MODEL, CATALOGUE_TABLES } from './tables.js';

/** Everything readers browse: collections, published looks, street style and their previews, content, and what can be suggested. */
export const catalogueReadModel: Projection = {
  ...CATALOGUE_READ_MODEL,
  categories: ['collection', 'content', 'picture'],
  tables: CATALOGUE_TABLES,
  apply: async (client, events) => {
    const writer = new CatalogueWriter(client, events.at(-1)?.position ?? 0);
    for (const event of events as readonly RecordedEvent<CollectionEvent | ContentChange | PictureChange>[]) {
      if (event.type === 'ContentPublished' || event.type === 'ContentWithdrawn') await writer.content(event);
      else if (event.type === 'PicturePreviewed') await writer.preview(event.data);
      else await writer.collection(event, event.metadata.occurredAt);
    }
    await writer.finish();
  },
};
