import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import type { RatingOverviewDto } from './queries/rating-overview.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  [ada, bob] = [await api.person('free'), await api.person('subscriber')];
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});
const collection = 'atelier-one-fw26';
const overview = async (person: Person) =>
  (await person.get(`/api/collection/${collection}/rating/overview`)).body as unknown as RatingOverviewDto;

describe('ratings', () => {
  it('are given once, changed and withdrawn by their owner', async () => {
    expect(
      (await api.person()).send('POST', '/api/collection/rating', { collection, rating: 4 }),
    ).resolves.toMatchObject({ status: 401 });
    const rated = await ada.send('POST', '/api/collection/rating', {
      collection,
      rating: 4,
      comment: 'sleeves',
    });
    expect(rated).toMatchObject({ status: 201, body: { id: expect.any(Number), collection, rating: 4 } });
    const path = `/api/collection/rating/${rated.body.id}`;
    expect((await overview(ada)).mine).toEqual(rated.body);
    expect((await overview(bob)).mine).toBeNull();
    const twice = await ada.send('POST', '/api/collection/rating', { collection, rating: 5 });
    expect([twice.status, twice.body.type]).toEqual([409, '/problems/rating/conflict']);
    expect((await bob.send('PATCH', path, { rating: 1 })).status).toBe(403);
    expect((await bob.send('DELETE', path)).status).toBe(403);
    const changed = await ada.send('PATCH', path, { rating: 5 });
    expect(changed).toMatchObject({ status: 200, body: { rating: 5, comment: 'sleeves' } });
    expect((await ada.send('PATCH', path, { comment: '' })).body.comment).toBeNull();
    expect((await ada.send('DELETE', path)).status).toBe(204);
    expect((await ada.send('DELETE', path)).status).toBe(404);
    const anew = await ada.send('POST', '/api/collection/rating', { collection, rating: 2 });
    expect(anew.status).toBe(201);
    expect(anew.body.id).not.toBe(rated.body.id);
    expect((await ada.send('PATCH', path, { rating: 3 })).status).toBe(404);
  });

  it('add up: an average from three on, and how many gave what', async () => {
    const people = await Promise.all(['student', 'trend', 'team'].map((name) => api.person(name)));
    const before = await overview(ada);
    expect(before).toMatchObject({ average: null, count: 1, distribution: null });
    for (const [index, person] of people.entries())
      await person.send('POST', '/api/collection/rating', { collection, rating: index + 3 });
    // 2, 3, 4 and 5.
    expect(await overview(await api.person())).toEqual({
      average: 3.5,
      count: 4,
      distribution: { 1: 0, 2: 1, 3: 1, 4: 1, 5: 1 },
      mine: null,
    });
  });

  it('are one when two are given at once, and the same for a repeated key', async () => {
    const editor = await api.person('editor');
    const rate = (key: string) =>
      editor.send('POST', '/api/collection/rating', { collection, rating: 5 }, { 'idempotency-key': key });
    const answers = await Promise.all([rate('a'), rate('b')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    const winner = answers[0]?.status === 201 ? 'a' : 'b';
    const repeats = await Promise.all(Array.from({ length: 10 }, () => rate(winner)));
    const first = answers.find((answer) => answer.status === 201);
    for (const repeat of repeats) expect([repeat.status, repeat.body]).toEqual([201, first?.body]);
  });

  it.each([
    [{ collection, rating: 6 }, 422],
    [{ collection, rating: 2.5 }, 422],
    [{ collection, rating: '4' }, 422],
    [{ rating: 4 }, 422],
    [{ collection: 'no-such-show', rating: 4 }, 404],
  ])('refuse %j with %i', async (body, status) => {
    expect((await bob.send('POST', '/api/collection/rating', body)).status).toBe(status);
  });

  it('have ids of digits only, and an overview for known collections only', async () => {
    for (const id of ['abc', '1e3', '-1', '99999999999999999999', '4711'])
      expect([id, (await ada.send('PATCH', `/api/collection/rating/${id}`, { rating: 5 })).status]).toEqual([
        id,
        404,
      ]);
    expect((await ada.get('/api/collection/none/rating/overview')).status).toBe(404);
    const redirect = await ada.send('GET', `/collection/${collection}/rating`, undefined, {
      'x-toile-locale': 'zh',
    });
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      302,
      `/zh/collection/${collection}#rating`,
    ]);
  });

  it('are given, changed and withdrawn by the form of the page', async () => {
    const member = await api.person('canceled');
    const path = `/collection/${collection}/rating`;
    const sent = (body: object) => member.send('POST', path, body);
    expect((await (await api.person()).send('POST', path, { rating: '3' })).status).toBe(401);
    expect((await sent({})).status).toBe(422);
    expect((await sent({ rating: '6' })).status).toBe(422);
    expect((await sent({ withdraw: 'true' })).status).toBe(404);
    const given = await sent({ rating: '3', comment: 'hems' });
    expect(given).toMatchObject({ status: 200, body: { mine: { rating: 3, comment: 'hems' } } });
    const changed = await sent({ rating: '4' });
    const { id } = given.body.mine as { id: number };
    expect(changed.body.mine).toEqual({ id, collection, rating: 4, comment: null });
    expect((await sent({ withdraw: 'true' })).body.mine).toBeNull();
    expect((await member.send('POST', '/collection/no-such-show/rating', { rating: '3' })).status).toBe(404);
  });

  it('tell the log, without the comment', async () => {
    const brand = await api.person('brand');
    const comment = 'Mauve-Organza-20';
    const { body } = await brand.send('POST', '/api/collection/rating', { collection, rating: 3, comment });
    await brand.send('PATCH', `/api/collection/rating/${body.id}`, { rating: 4 });
    await brand.send('DELETE', `/api/collection/rating/${body.id}`);
    const texts = (await api.messages('ratings')).map((record) => record.value.toString());
    const mine = texts
      .map((text) => JSON.parse(text))
      .filter((message) => message.data.rating_id === body.id);
    expect(mine.map((message) => [message.type, message.data.rating])).toEqual([
      ['collection-rated', 3],
      ['collection-rating-changed', 4],
      ['collection-rating-withdrawn', undefined],
    ]);
    expect(texts.join()).not.toContain(comment);
  });
});
