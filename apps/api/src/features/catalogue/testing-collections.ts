import type { ContentEntry, LookFacts } from '@toile/contracts';
import type { CollectionToLoad } from '../catalogue-import/load-catalogue.js';

const named = (name: string) => ({
  slug: name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-'),
  name,
});
const look = (collection: string, position: number, tags: string[], colours: string[]): LookFacts => ({
  slug: `${collection}-${position}`,
  position,
  tags: tags.map(named),
  models: position === 1 ? [named('Zofia Élan')] : [],
  thumbhash: null,
  image_filename: `${collection}-${position}.jpg`,
  width: 2,
  height: 3,
  colours,
  description: `Look ${position}`,
});
const show = (
  designer: string,
  season: string,
  type: string,
  looks: [string[], string[]][],
  status = 'published',
) => {
  const collection = `${named(designer).slug}-${type}-${named(season).slug}`;
  return {
    status,
    facts: {
      collection,
      designer: named(designer),
      season: named(season),
      city: named('Milan'),
      type: { slug: type, name: type === 'man' ? 'Menswear' : 'Womenswear' },
      show_date: season.includes('2025') ? '2025-03-01T10:00:00.000Z' : '2026-03-02T10:00:00.000Z',
      title: designer,
      venue: 'A hall',
      description: '',
      live: type === 'man',
      stream_url: null,
    },
    looks: looks.map(([tags, colours], index) => look(collection, index + 1, tags, colours)),
  } as CollectionToLoad;
};
/** Two brands over two years, and a draft that nobody may see. */
export const collections = [
  show('Élodie Vaux', 'Fall-Winter 2026', 'woman', [
    [['Velvet', 'Lace'], ['#561a2a']],
    [['Velvet'], ['#17161a']],
  ]),
  show('Élodie Vaux', 'Fall-Winter 2025', 'woman', [[['Velvet', 'Lace'], ['#561a2b']]]),
  show('Kestrel', 'Fall-Winter 2026', 'woman', [
    [['Velvet', 'Lace'], ['#f7f6f3']],
    [['Denim'], ['#1d2a4a']],
  ]),
  show('Kestrel', 'Fall-Winter 2026', 'man', [[['Denim'], ['#1d2a4a']]]),
  show('Hidden', 'Fall-Winter 2026', 'woman', [[['Secret'], []]], 'draft'),
];
const article = {
  title: 'How to read',
  summary: '',
  image: null,
  author: '',
  published_at: '2026-01-01T09:00:00.000Z',
};
const banner = {
  text: '',
  image: null,
  url: '/x',
  label: 'Go',
  dismissible: true,
  weight: 1,
  ends_at: null,
};
const report = (id: number, type: 'flash' | 'premium') => ({
  id,
  type,
  title: `Report ${id}`,
  summary: '',
  season: 'fall-winter-2026',
  city: 'milan',
  cover: null,
  pages: 2,
  published_at: `2026-0${id}-15T09:00:00.000Z`,
  file: `${type}/r${id}.pdf`,
  figures: null,
});
/** What editors write beside it: live, over and to come; free and premium. */
export const content: ContentEntry[] = [
  {
    kind: 'dynamic-page',
    slug: 'guides/reading',
    doc: {
      ...article,
      blocks: [{ type: 'looks', looks: ['kestrel-man-fall-winter-2026-1', 'gone'] }],
      translations: {
        fr: { title: 'Lire un look', summary: '', blocks: [{ type: 'heading', text: 'D’abord' }] },
      },
    },
  },
  { kind: 'page', slug: 'a-talk', doc: { ...article, series: 'talk', blocks: [] } },
  {
    kind: 'page',
    slug: 'later',
    doc: { ...article, series: 'talk', published_at: '2999-01-01T00:00:00.000Z', blocks: [] },
  },
  {
    kind: 'promo-band',
    slug: 'over',
    doc: {
      ...banner,
      title: 'Over',
      starts_at: '2024-01-01T00:00:00.000Z',
      ends_at: '2024-02-01T00:00:00.000Z',
    },
  },
  {
    kind: 'footer-banner',
    slug: 'now',
    doc: {
      ...banner,
      title: 'Now',
      starts_at: '2024-01-01T00:00:00.000Z',
      translations: { fr: { title: 'Maintenant', text: '', label: 'Voir' } },
    },
  },
  { kind: 'report', slug: 'r1', doc: report(1, 'flash') },
  { kind: 'report', slug: 'r2', doc: report(2, 'premium') },
  {
    kind: 'model',
    slug: 'zofia-elan',
    doc: {
      name: 'Zofia Élan',
      gender: 'woman',
      agency: 'plumb',
      nationality: '',
      height_cm: 180,
      debut: 'fall-winter-2025',
      new_face: true,
    },
  },
  { kind: 'agency', slug: 'plumb', doc: { name: 'Plumb', city: 'paris', about: '', website: null } },
];
