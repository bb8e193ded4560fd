import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CHROME, startIntake, type TestIntake } from '../testing/ingest.harness.js';

describe('beacon routes', () => {
  let ingest: TestIntake;
  let written: TestIntake['written'];
  beforeEach(async () => {
    ingest = await startIntake();
    written = ingest.written;
  });
  afterEach(() => ingest.app.close());

  const send = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
    ingest.post(path, body, { 'content-type': type, 'user-agent': CHROME });
  const message = (index = 0) => ingest.message(index);

  it('writes a form-encoded look opening once and answers 204', async () => {
    const id = '01890000-0000-7000-8000-000000000001';
    const response = await send(
      '/api/tts/media/atelier-look-1',
      `uri=%2Fen%2Flook%2Fx&event=view&event_id=${id}&sessid=abc&query=%7B%22tags%22%3A%22denim%22%7D`,
    );
    expect(response.statusCode).toBe(204);
    expect(written).toHaveLength(1);
    expect(message()).toMatchObject({
      id,
      type: 'BeaconReceived',
      data: {
        kind: 'media',
        target: 'atelier-look-1',
        uri: '/en/look/x',
        query: { tags: 'denim' },
        browser: 'Chrome',
        is_bot: false,
      },
    });
  });

  it('accepts JSON as well', async () => {
    const response = await send(
      '/api/tts/page/look_search',
      JSON.stringify({ uri: '/fr/look/search' }),
      'application/json',
    );
    expect(response.statusCode).toBe(204);
    expect(message().data).toMatchObject({ kind: 'page', target: 'look_search' });
  });

  it('writes neither fingerprint nor session id as they came', async () => {
    const fingerprint = 'ab12'.repeat(10);
    await send(
      '/api/tts/page/home',
      `uri=/&fingerprint=${fingerprint}&fingerprint_v2=${fingerprint}&sessid=session-42`,
    );
    const text = String(written[0]?.value);
    expect(text).not.toContain(fingerprint);
    expect(text).not.toContain('session-42');
    expect(message().data.visitor).toMatch(/^[0-9a-f]{32}$/);
  });

  it('gives one visitor one key, and none to a reader without consent', async () => {
    await send('/api/tts/page/home', 'uri=/&sessid=a');
    await send('/api/tts/page/home', 'uri=/&sessid=a');
    await send('/api/tts/page/home', 'uri=/&sessid=a&consent=no');
    expect(written[0]?.key).toBe(written[1]?.key);
    expect(written[2]?.key).not.toBe(written[0]?.key);
    expect(message(2).data).toMatchObject({ visitor: '', session: '' });
  });

  it.each([
    ['missing uri', 'event=view', 422],
    ['bad fingerprint', 'uri=/&fingerprint=xyz', 422],
    ['repeated field', 'uri=/&uri=/x', 422],
    ['query that is not JSON', 'uri=/&query=%7Bbroken', 422],
    ['query that is a list', 'uri=/&query=%5B1%5D', 422],
    ['broken percent-encoding', 'uri=%E0%A4%A', 400],
  ])('refuses a beacon with %s and leaves nothing behind', async (_name, body, status) => {
    const response = await send('/api/tts/page/home', body);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({ status });
    expect(written).toEqual([]);
  });

  it.each([
    ['broken JSON', '{"uri":', 'application/json', 400],
    ['a type nobody sends', '<uri/>', 'application/xml', 415],
    ['64 KB and a byte', `uri=${'a'.repeat(64 * 1024)}`, 'application/x-www-form-urlencoded', 413],
  ])('refuses %s', async (_name, body, type, status) => {
    const response = await send('/api/tts/page/home', body, type);
    expect(response.statusCode).toBe(status);
    expect(written).toEqual([]);
  });

  it('drops a field it does not know, so that an older ingest takes a newer tracker', async () => {
    expect((await send('/api/tts/page/home', 'uri=/&hack=1')).statusCode).toBe(204);
    expect(String(written[0]?.value)).not.toContain('hack');
  });

  it('takes an empty field for an absent one', async () => {
    const empty = 'page=&count=&sessid=&fingerprint=&consent=&event_id=&query=&photos=';
    expect((await send('/api/tts/page/home', `uri=/&${empty}`)).statusCode).toBe(204);
    expect(message().data).toMatchObject({ page: 0, count: 0, query: {}, photos: [], visitor: '' });
    expect((await send('/api/tts/page/home', 'uri=')).statusCode).toBe(422);
  });

  it('counts the fields it does not know, so that operators see a tracker that is newer than ingest', async () => {
    await send('/api/tts/page/home', 'uri=/&mood=1&weather=2');
    await ingest.post('/api/tts/batch', [{ path: '/api/tts/click', uri: '/', mood: 1 }]);
    await ingest.post('/api/user/tags-search-count', { tags: ['denim'], mood: 1 });
    expect(ingest.ledger.report().unknown_fields).toBe(4);
  });

  it('refuses a slug that cannot be one', async () => {
    expect((await send('/api/tts/media/..%2f..%2fetc', 'uri=/')).statusCode).toBe(422);
  });

  it('never answers 204 when the log is down, and says when to come back', async () => {
    ingest.log.isDown = true;
    const response = await send('/api/tts/page/home', 'uri=/');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
  });

  it('takes an unbelievable clock for the time of arrival', async () => {
    await send('/api/tts/page/home', 'uri=/&occurred_at=1970-01-01T00:00:00Z');
    await send('/api/tts/page/home', 'uri=/&occurred_at=2100-01-01T00:00:00Z');
    for (const index of [0, 1]) expect(message(index).occurred_at).toBe(message(index).data.received_at);
  });
});
