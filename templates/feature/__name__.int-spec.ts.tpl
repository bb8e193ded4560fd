import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { startTestApi, type TestApi } from '../../testing/testing-api.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

describe('{{name}}', () => {
  it('are seen by their member as soon as the command is answered', async () => {
    const ada = await api.person('free');
    expect((await ada.send('POST', '/api/{{name}}', { item: 'look-1' })).status).toBe(204);
    expect((await ada.get('/api/{{name}}')).body).toEqual({ items: ['look-1'] });
    expect((await ada.send('DELETE', '/api/{{name}}/look-1')).status).toBe(204);
    expect((await ada.send('DELETE', '/api/{{name}}/look-1')).status).toBe(404);
    expect((await ada.get('/api/{{name}}')).body).toEqual({ items: [] });
  });

  it('are for members, and hold slugs', async () => {
    const visitor = await api.person();
    const member = await api.person('free');
    expect((await visitor.send('POST', '/api/{{name}}', { item: 'look-1' })).status).toBe(401);
    expect((await member.send('POST', '/api/{{name}}', { item: 'No slug' })).status).toBe(422);
  });
});
