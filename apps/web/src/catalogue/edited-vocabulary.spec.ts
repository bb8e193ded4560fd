import { afterEach, expect, it, jest } from '@jest/globals';
import { labelOf, setCurrentVocabulary } from '@toile/vocabulary';
import { EditedVocabulary } from './edited-vocabulary';

afterEach(() => {
  setCurrentVocabulary(undefined);
  jest.restoreAllMocks();
});

const said = (fr: string, etag: string) =>
  new Response(JSON.stringify({ version: 1, amendments: { 'fabric/velvet': { label: { fr } } } }), {
    headers: { etag },
  });
const silk = () => labelOf('fabric', 'velvet', 'fr');

it('speaks what editors have changed, asked once for all pages of a second, and told what is known', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  const ask = jest
    .fn<(etag: string | undefined) => Promise<Response>>()
    .mockResolvedValueOnce(said('Velours ras', '"1"'))
    .mockResolvedValueOnce(new Response(null, { status: 304 }))
    .mockResolvedValueOnce(said('Velours lisse', '"2"'));
  const edited = new EditedVocabulary(ask);
  await Promise.all([edited.current(), edited.current()]);
  expect(silk()).toBe('Velours ras');
  now.mockReturnValue(10_999);
  await edited.current();
  expect(ask).toHaveBeenCalledTimes(1);
  now.mockReturnValue(11_001);
  await edited.current();
  expect(silk()).toBe('Velours ras');
  now.mockReturnValue(12_002);
  await edited.current();
  expect(silk()).toBe('Velours lisse');
  expect(ask.mock.calls).toEqual([[undefined], ['"1"'], ['"1"']]);
});

it('goes on with what it knows while the api does not answer', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const ask = jest
    .fn<(etag: string | undefined) => Promise<Response>>()
    .mockResolvedValueOnce(said('Velours ras', '"1"'))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce(new Response(null, { status: 503 }));
  const now = jest.spyOn(performance, 'now');
  const edited = new EditedVocabulary(ask);
  for (const at of [10_000, 12_000, 14_000]) {
    now.mockReturnValue(at);
    await edited.current();
    expect(silk()).toBe('Velours ras');
  }
  expect(warn).toHaveBeenCalledTimes(2);
});
