import { expect, it } from '@jest/globals';
import { correlated } from '@toile/platform';
import { createWarehouse } from './warehouse.js';

it('names the query and the conversation it is part of in log_comment', async () => {
  const warehouse = createWarehouse({ path: ':memory:' });
  const comment = {
    name: 'who-asks',
    sql: "SELECT getSetting('log_comment') AS comment",
    timeoutMs: 5_000,
  };
  const ask = async () => (await warehouse.query<{ comment: string }>(comment, {}))[0]?.comment;
  expect(await correlated('conversation-1', ask)).toBe('who-asks conversation-1');
  expect(await correlated("it's; DROP", ask)).toBe('who-asks itsDROP');
  expect((await ask())?.trim()).toBe('who-asks');
  await warehouse.close();
});
