/** Examples of what the api answers; their schemas are read off them. */
const reference = (slug: string, name: string) => ({ slug, name });
const designer = reference('castellani-brera', 'Castellani Brera');
const season = reference('fall-winter-2026', 'Fall-Winter 2026');
const type = reference('woman', 'Womenswear');
const city = reference('milan', 'Milan');
const tag = reference('velvet', 'Velvet');
const model = reference('zofia-lanterne', 'Zofia Lanterne');
const picture = {
  ...{ slug: 'castellani-brera-fall-winter-2026-look-1', season, type, city, tags: [tag], models: [model] },
  ...{ image_filename: 'castellani-brera-fall-winter-2026-look-1-1a2b3c4d.jpg', width: 1200, height: 1800 },
  ...{ thumbhash: 'HBgGDwIHd3eAeHiAiHeIh3d4eA==', colours: ['#561a2a', '#17161a'], locked: false },
};

export const look = { ...picture, collection: 'castellani-brera-fall-winter-2026', designer, position: 1 };
export const street = {
  ...picture,
  designer,
  photographer: 'Elie Vasseur',
  taken_at: '2026-03-01T10:00:00.000Z',
  sponsored: false,
};
export const collection = {
  ...{
    slug: 'castellani-brera-fall-winter-2026',
    designer,
    season,
    type,
    city,
    cover: picture.image_filename,
  },
  ...{ looks_count: 42, show_date: '2026-02-24T14:00:00.000Z', live: false, locked: false },
};
export const suggestion = { id: 'velvet', text: 'Velvet', slug: 'velvet', name: 'Velvet', total_count: 812 };
export const page = (result: unknown, page_size = 24) => ({
  results: [result],
  total_count: 1,
  page: 1,
  page_size,
});
const facet = { ...tag, total_count: 812 };
export const facets = { type: [facet], category: [facet], city: [facet], season: [facet], designer: [facet] };
const modelSummary = {
  ...{
    ...model,
    gender: 'woman',
    agency: reference('figura-uno', 'Figura Uno'),
    nationality: 'Poland',
    new_face: false,
  },
  ...{ looks_count: 96, image_filename: picture.image_filename, locked: false },
};
const article = {
  ...{ slug: 'counting-buttons', series: 'talk', title: 'Counting buttons', summary: 'A conversation.' },
  ...{ image: picture.image_filename, author: 'Toile talk', published_at: '2026-09-01T09:00:00.000Z' },
};
const blocks = [{ type: 'paragraph', text: 'It begins with the shoulder.' }];
const report = {
  ...{
    id: 7,
    slug: 'premium-milan-fall-winter-2026-1',
    type: 'premium',
    title: 'Fall-Winter 2026 in depth',
    summary: 'Counted.',
    language: 'en',
    file_language: 'en',
  },
  ...{ season, city, cover: picture.image_filename, published_at: '2026-03-12T09:00:00.000Z', pages: 6 },
  ...{ locked: false, download_url: '/download/cHJlbWl1bS9yLnBkZg/pdf' },
};
const banner = {
  ...{
    id: 'the-fitting',
    title: 'The fitting',
    text: 'Our letter.',
    image: picture.image_filename,
    url: '/newsletters/the-fitting-12',
  },
  ...{
    label: 'Read',
    dismissible: true,
    starts_at: '2024-01-15T09:00:00.000Z',
    ends_at: '2027-01-15T09:00:00.000Z',
  },
};
const seasonDetails = {
  ...{ ...season, short_name: 'FW26', code: 'FW', year: 2026, previous: 'fall-winter-2025' },
  ...{ shows_start: '2026-02-10', shows_end: '2026-03-09', status: 'closed' },
};
const house = { ...designer, letter: 'C', city, looks_count: 900, collections_count: 22 };
const lookFacts = {
  ...{
    slug: look.slug,
    position: 1,
    tags: [tag],
    models: [model],
    image_filename: look.image_filename,
    width: 1200,
    height: 1800,
  },
  ...{ thumbhash: look.thumbhash, colours: look.colours, description: 'A velvet coat.' },
};
const facts = {
  ...{ collection: collection.slug, designer, season, type, city, show_date: collection.show_date },
  ...{
    title: 'Castellani Brera Fall-Winter 2026',
    venue: 'A cloister',
    live: false,
    stream_url: 'https://live.example/x',
    description: '',
  },
};
const shown = { slug: collection.slug, status: 'draft', facts, looks: [lookFacts] };
const own = { slug: collection.slug, designer, season, type, status: 'draft', looks_count: 8, cover: null };
const retag = {
  id: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11',
  status: 'running',
  done: 20,
  total: 410,
  changed: 3_120,
  undone: false,
};

export const EXAMPLES = {
  ...{
    look,
    street,
    collection,
    suggestion,
    facets,
    modelSummary,
    article,
    report,
    banner,
    seasonDetails,
    house,
  },
  ...{ shown, own, retag, lookFacts, blocks, designer, season, type, city, tag, model, picture, facet },
};
