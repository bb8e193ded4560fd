import type { Block, ContentEntry } from '@toile/contracts';
import { ABOUT, DYNAMIC, NEWS, PORTRAITS, TALKS, WALKS } from './copy.js';
import { type Desk, daysAfter, heading, listed, looks, paragraph, topTags } from './words.js';

const LEAD_DAYS = 9;

/** News, interviews, portraits and the pages about the site. */
export function* pages(desk: Desk): Iterable<ContentEntry> {
  const latest = desk.shows[0]?.show_date ?? '2026-01-01';
  for (const [index, [slug, title, summary]] of NEWS.entries()) {
    const show = desk.shows[index * 3] ?? desk.shows[0];
    const doc = {
      title,
      summary,
      image: show?.cover ?? null,
      author: 'The desk',
      series: 'news' as const,
      published_at: daysAfter(latest, -index * LEAD_DAYS),
      blocks: [
        paragraph(summary),
        ...aboutShow(desk, index * 3),
        paragraph('More of this week in the listings.'),
      ],
    };
    yield { kind: 'page', slug, doc };
  }
  for (const [index, [slug, who, role, quote]] of TALKS.entries()) {
    const doc = {
      title: `${who}: ${slug.replaceAll('-', ' ')}`,
      summary: `A conversation with ${who}, ${role}.`,
      author: 'Toile talk',
      series: 'talk' as const,
      image: desk.shows[index * 5 + 1]?.cover ?? null,
      published_at: daysAfter(latest, -5 - index * 23),
      blocks: interview(who, role, quote, desk, index),
    };
    yield { kind: 'page', slug, doc };
  }
  const streets = desk.catalogue.streetStyles.filter(({ city }) => city === 'paris');
  for (const [index, [slug, who, where, wears]] of PORTRAITS.entries()) {
    const summary = `${who}. Seen at ${where}.`;
    const doc = {
      title: who,
      summary,
      author: 'Elie Vasseur',
      series: 'parisiens-in-paris' as const,
      image: streets[index]?.image_filename ?? null,
      published_at: daysAfter(latest, -2 - index * 16),
      blocks: [paragraph(summary), paragraph(`Wears ${wears}.`), quoteOf(who)],
    };
    yield { kind: 'page', slug, doc };
  }
  for (const [slug, title, text] of ABOUT) {
    const doc = { ...plainPage(title, text[0] ?? '', text), series: 'about' as const };
    yield { kind: 'page', slug, doc };
  }
  for (const [slug, title, summary, text] of DYNAMIC)
    yield { kind: 'dynamic-page', slug, doc: plainPage(title, summary, text) };
}

const plainPage = (title: string, summary: string, text: readonly string[]) => ({
  title,
  summary,
  image: null,
  author: '',
  published_at: '2024-01-15T09:00:00.000Z',
  blocks: text.map(paragraph),
});

const quoteOf = (who: string): Block => ({
  type: 'quote',
  text: 'One dresses for the street one lives in.',
  by: who.split(',')[0] ?? who,
});

function aboutShow(desk: Desk, index: number): Block[] {
  const show = desk.shows[index];
  if (!show) return [];
  const pictures = desk.looksOf(show.slug);
  const house = desk.nameOf('designers', show.designer);
  const tags = topTags(pictures, 3).map((tag) => desk.nameOf('tags', tag).toLowerCase());
  return [
    heading(`${house} in ${desk.nameOf('cities', show.city)}`),
    paragraph(
      `At ${show.venue}, ${house} showed ${show.looks_count} looks, with ${listed(tags)} most of all.`,
    ),
    looks(pictures.slice(0, 4).map((look) => look.slug)),
  ];
}

function interview(who: string, role: string, quote: string, desk: Desk, index: number): Block[] {
  const show = desk.shows[index * 5 + 1];
  const house = show ? desk.nameOf('designers', show.designer) : 'the house';
  return [
    paragraph(`${who}, ${role}, received us between two trains.`),
    { type: 'question', text: 'Where do you begin?', answer: quote },
    {
      type: 'question',
      text: `What stayed with you this season?`,
      answer: `The opening of ${house}. Nobody reached for a telephone for the first three looks.`,
    },
    { type: 'quote', text: quote, by: who },
    { type: 'question', text: 'And what do you leave out?', answer: 'Whatever I would have to explain.' },
    ...(show
      ? [
          looks(
            desk
              .looksOf(show.slug)
              .slice(0, 3)
              .map((look) => look.slug),
          ),
        ]
      : []),
  ];
}

/** Curated walks through the archive: looks in an order, each with a note. */
export function* walks(desk: Desk): Iterable<ContentEntry> {
  const latest = desk.shows[0]?.show_date ?? '2026-01-01';
  for (const [index, [slug, title, intro, tag]] of WALKS.entries()) {
    const found = desk.catalogue.looks.filter((look) => look.tags.includes(tag));
    const pool = found.length >= 6 ? found : desk.catalogue.looks;
    const chosen = desk.random(`walk/${slug}`).sample(pool, 12);
    const stops = chosen.map((look, stop) => ({
      slug: look.slug,
      note: `${stop + 1}. ${desk.nameOf('designers', look.designer)}, ${desk.nameOf('seasons', look.season)}: ${look.description}`,
    }));
    const doc = {
      title,
      intro,
      curator: 'Marguerite Ode',
      published_at: daysAfter(latest, -index * 30),
      looks: stops,
    };
    yield { kind: 'walk', slug, doc };
  }
}

const NEWSLETTERS = 12;

/** A letter for each of the last months. */
export function* newsletters(desk: Desk): Iterable<ContentEntry> {
  const latest = desk.shows[0]?.show_date ?? '2026-01-01';
  for (let back = 0; back < NEWSLETTERS; back++) {
    const issue = NEWSLETTERS - back;
    const show = desk.shows[back * 4] ?? desk.shows[0];
    const house = show ? desk.nameOf('designers', show.designer) : 'the houses';
    const doc = {
      title: `The fitting, no. ${issue}`,
      summary: `${house}, what is rising, and one thing to read slowly.`,
      image: show?.cover ?? null,
      author: 'The desk',
      issue,
      published_at: daysAfter(latest, -back * 30),
      blocks: [
        paragraph('Good morning. The kettle is on and the looks are in.'),
        ...aboutShow(desk, back * 4),
        heading('To read slowly'),
        paragraph('“How to read a collection”, in five steps, in our guides.'),
      ],
    };
    yield { kind: 'newsletter', slug: `the-fitting-${issue}`, doc };
  }
}
