import { expect, it } from '@jest/globals';
import { CITIES, SEASONS } from '@toile/contracts';
import { addressOfShow, factsOf } from './show-form.js';

const LISTS = { brands: [], seasons: SEASONS, cities: CITIES };
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
    { ...LISTS, brands: [{ slug: 'vale', name: 'Vale' }] },
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
  const before = factsOf(form({ city: 'tbilisi', date: '2026-05-01T12:00' }), LISTS);
  const after = factsOf(form({ city: 'tbilisi', date: '2026-05-01T12:00' }), LISTS, {
    ...before,
    city: tbilisi,
    translations,
  });
  expect([after.city, after.translations, after.live]).toEqual([tbilisi, translations, false]);
});

it('says the time of a show by the clocks of a city that the catalogue was told of', () => {
  const seoul = { slug: 'seoul', name: 'Seoul', country: 'South Korea', timezone: 'Asia/Seoul' };
  const facts = factsOf(form({ city: 'seoul', date: '2026-03-20T14:00' }), {
    ...LISTS,
    cities: [...CITIES, seoul],
  });
  expect(facts).toMatchObject({
    city: { slug: 'seoul', name: 'Seoul' },
    show_date: '2026-03-20T05:00:00.000Z',
  });
});
