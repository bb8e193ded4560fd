import { describeEventStore } from './event-store.contract.js';
import { InMemoryEventStore } from './in-memory-store.js';
import { InMemoryKeyStore } from './keys/in-memory-key-store.js';
import { CONTRACT_CATEGORIES } from './testing-domain.js';

describeEventStore('the in-memory store', async () => {
  const keys = new InMemoryKeyStore();
  return { store: new InMemoryEventStore({ categories: CONTRACT_CATEGORIES, keys }), keys };
});
