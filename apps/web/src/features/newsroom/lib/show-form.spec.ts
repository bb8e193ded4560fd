import { expect, it } from '@jest/globals';
import { addressOfShow, factsOf } from './show-form.js';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

it('says a show as the api takes it, its time by the clocks of its city', () => {
  const facts = factsOf(
    form({
      designer: 'vale',
      season: 'fall-winter-2026',
      type: 'woman',
      city: 'new-york',
      date: '2026-02-12T20:00',
      title: ' Vale ',
      venue: 'A pier',
      live: 'true',
      stream: '',
    }),
    [{ slug: 'vale', name: 'Vale' }],
  );
  expect(facts).toMatchObject({
    designer: { slug: 'vale', name: 'Vale' },
    season: { slug: 'fall-winter-2026', name: 'Fall-Winter 2026' },
    city: { slug: 'new-york', name: 'New York' },
    show_date: '2026-02-13T01:00:00.000Z',
    title: 'Vale',
    live: true,
    stream_url: null,
  });
  expect(addressOfShow('vale', 'woman', 'fall-winter-2026')).toBe('vale-woman-fall-winter-2026');
});

it('keeps what the form does not ask, and what editors added to the lists', () => {
  const tbilisi = { slug: 'tbilisi', name: 'Tbilisi' };
  const translations = { fr: { title: 'Vale', venue: '', description: '' } };
  const before = factsOf(form({ city: 'tbilisi', date: '2026-05-01T12:00' }), []);
  const after = factsOf(form({ city: 'tbilisi', date: '2026-05-01T12:00' }), [], {
    ...before,
    city: tbilisi,
    translations,
  });
  expect([after.city, after.translations, after.live]).toEqual([tbilisi, translations, false]);
});
