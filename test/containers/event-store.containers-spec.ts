import { afterAll, jest } from '@jest/globals';
import { describeEventStore } from '../../libs/event-store/src/event-store.contract.js';
import { openTestStore } from '../../libs/event-store/src/testing-store.js';
import { postgresInContainer } from './stores.js';

jest.setTimeout(240_000);

/** Started by the first test: the contract asks for a store before each. */
let opening: ReturnType<typeof open> | undefined;
async function open() {
  const postgres = await postgresInContainer();
  return { postgres, ...(await openTestStore(postgres.url, async () => [])) };
}
afterAll(async () => {
  const opened = await opening;
  await opened?.pool.end();
  await opened?.postgres.stop();
});

describeEventStore('the Postgres store on PostgreSQL in a container', async () => {
  opening ??= open();
  return opening;
});
