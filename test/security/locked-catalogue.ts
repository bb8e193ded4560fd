import type { ContentEntry } from '@toile/contracts';
import type { CollectionToLoad } from '../../apps/api/src/features/catalogue-import/load-catalogue.js';

export const MODEL = 'old-hand';
export const AGENCY = 'plumb';
export const VELVET = 'velvet-a-1';
export const STREET = 'street-1';
export const PREMIUM_FILE = 'premium/deep.pdf';

const named = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name });
const FACTS = {
  season: named('Fall-Winter 2026'),
  type: { slug: 'woman', name: 'Womenswear' },
  city: named('Paris'),
};
const PICTURE = {
  thumbhash: null,
  tags: [named('Velvet')],
  models: [{ slug: MODEL, name: 'Old Hand' }],
  width: 1200,
  height: 1800,
  colours: ['#112233'],
};

/** A show of more looks than are open, all by one model and with one tag. */
const show = (letter: string): CollectionToLoad => ({
  status: 'published',
  facts: {
    ...FACTS,
    collection: `velvet-${letter}-fw26`,
    designer: named(`Velvet ${letter.toUpperCase()}`),
    show_date: '2026-03-02T10:00:00.000Z',
    title: 'Velvet',
    venue: '',
    description: '',
    live: false,
    stream_url: null,
  },
  looks: Array.from({ length: 60 }, (_, index) => ({
    ...PICTURE,
    slug: `velvet-${letter}-${index + 1}`,
    position: index + 1,
    image_filename: `velvet-${letter}-${index + 1}.jpg`,
    description: '',
  })),
});
export const SHOWS = [show('a'), show('b')];

const model = (slug: string, new_face: boolean): ContentEntry => ({
  kind: 'model',
  slug,
  doc: {
    name: slug,
    gender: 'woman',
    agency: AGENCY,
    nationality: '',
    height_cm: 180,
    debut: 'fall-winter-2025',
    new_face,
  },
});
const street = (number: number): ContentEntry => ({
  kind: 'street-style',
  slug: `street-${number}`,
  doc: {
    ...FACTS,
    ...PICTURE,
    designer: null,
    image_filename: `velvet-street-${number}.jpg`,
    description: '',
    photographer: 'Elie Vasseur',
    taken_at: '2026-03-01T10:00:00.000Z',
    sponsored: false,
  },
});
const REPORT: ContentEntry = {
  kind: 'report',
  slug: 'deep',
  doc: {
    id: 1,
    type: 'premium',
    title: 'In depth',
    summary: '',
    season: 'fall-winter-2026',
    city: null,
    cover: null,
    published_at: '2026-03-12T09:00:00.000Z',
    pages: 6,
    file: PREMIUM_FILE,
    figures: null,
    translations: {},
  },
};

/** What editors keep beside the shows. */
export const CONTENT: ContentEntry[] = [
  model(MODEL, false),
  model('a-fresh-face', true),
  { kind: 'agency', slug: AGENCY, doc: { name: 'Plumb', city: 'paris', about: '', website: null } },
  REPORT,
  ...Array.from({ length: 60 }, (_, index) => street(index + 1)),
];
