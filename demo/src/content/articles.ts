import type { Block, ContentEntry } from '@toile/contracts';
import { garmentsOf } from '../catalogue/garments.js';
import { ABOUT, GUIDES, NEWS, PORTRAITS, TALKS, WALKS } from './copy/pieces.js';
import { inEveryLanguage, type Speech } from './speech.js';
import { type Desk, daysAfter, heading, looks, paragraph, topTags } from './words.js';

const LEAD_DAYS = 9;
const NEWSROOM = 'Toile';

/** News, interviews, portraits and the pages about the site. */
export function* pages(desk: Desk): Iterable<ContentEntry> {
  const latest = desk.shows[0]?.show_date ?? '2026-01-01';
  for (const [index, slug] of NEWS.entries()) {
    const show = desk.shows[index * 3] ?? desk.shows[0];
    const doc = {
      ...inEveryLanguage((speech) => {
        const [title, summary] = speech.copy.news[slug];
        const blocks = [
          paragraph(summary),
          ...aboutShow(desk, index * 3, speech),
          paragraph(speech.copy.more),
        ];
        return { title, summary, blocks };
      }),
      image: show?.cover ?? null,
      author: NEWSROOM,
      series: 'news' as const,
      published_at: daysAfter(latest, -index * LEAD_DAYS),
    };
    yield { kind: 'page', slug, doc };
  }
  for (const [index, [slug, who]] of TALKS.entries()) {
    const doc = {
      ...inEveryLanguage(({ copy }) => {
        const [title, role, quote] = copy.talks[slug];
        return {
          title: copy.titled(who, title),
          summary: copy.conversation(who, role),
          blocks: interview(desk, index, { copy, who, role, quote }),
        };
      }),
      author: NEWSROOM,
      series: 'talk' as const,
      image: desk.shows[index * 5 + 1]?.cover ?? null,
      published_at: daysAfter(latest, -5 - index * 23),
    };
    yield { kind: 'page', slug, doc };
  }
  const streets = desk.catalogue.streetStyles.filter(({ city }) => city === 'paris');
  for (const [index, slug] of PORTRAITS.entries()) {
    const doc = {
      ...inEveryLanguage(({ copy }) => {
        const [who, trade, where, wears] = copy.portraits[slug];
        const summary = copy.seen(who, trade, where);
        const quote: Block = { type: 'quote', text: copy.streetQuote, by: who };
        return {
          title: `${who}${copy.comma}${trade}`,
          summary,
          blocks: [paragraph(summary), paragraph(copy.wears(wears)), quote],
        };
      }),
      author: 'Elie Vasseur',
      series: 'parisiens-in-paris' as const,
      image: streets[index]?.image_filename ?? null,
      published_at: daysAfter(latest, -2 - index * 16),
    };
    yield { kind: 'page', slug, doc };
  }
  for (const slug of ABOUT) {
    const words = inEveryLanguage(({ copy }) => {
      const [title, ...text] = copy.about[slug];
      return { title, summary: text[0] ?? '', blocks: text.map(paragraph) };
    });
    yield { kind: 'page', slug, doc: { ...words, ...PLAIN, series: 'about' as const } };
  }
  for (const slug of GUIDES) {
    const words = inEveryLanguage(({ copy }) => {
      const [title, summary, ...text] = copy.guides[slug];
      return { title, summary, blocks: text.map(paragraph) };
    });
    yield { kind: 'dynamic-page', slug, doc: { ...words, ...PLAIN } };
  }
}

const PLAIN = { image: null, author: '', published_at: '2024-01-15T09:00:00.000Z' };

function aboutShow(desk: Desk, index: number, { copy, city, tags }: Speech): Block[] {
  const show = desk.shows[index];
  if (!show) return [];
  const pictures = desk.looksOf(show.slug);
  const house = desk.nameOf('designers', show.designer);
  const where = city(show.city);
  const [, at] = copy.venues[show.venue];
  return [
    heading(copy.showHeading(house, where)),
    paragraph(
      copy.show({ at, city: where, house, looks: show.looks_count, tags: tags(topTags(pictures, 3)) }),
    ),
    looks(pictures.slice(0, 4).map((look) => look.slug)),
  ];
}

type Interview = Pick<Speech, 'copy'> & Record<'who' | 'role' | 'quote', string>;

function interview(desk: Desk, index: number, { copy, who, role, quote }: Interview): Block[] {
  const show = desk.shows[index * 5 + 1] ?? desk.shows[0];
  const [stayed, opening] = copy.stayed;
  const [leftOut, unexplained] = copy.leftOut;
  const shown = show ? desk.looksOf(show.slug).slice(0, 3) : [];
  return [
    paragraph(copy.received(who, role)),
    { type: 'question', text: copy.begin, answer: quote },
    { type: 'question', text: stayed, answer: opening(show ? desk.nameOf('designers', show.designer) : '') },
    { type: 'quote', text: quote, by: who },
    { type: 'question', text: leftOut, answer: unexplained },
    ...(shown.length > 0 ? [looks(shown.map((look) => look.slug))] : []),
  ];
}

/** Curated walks through the archive: looks in an order, each with a note. */
export function* walks(desk: Desk): Iterable<ContentEntry> {
  const latest = desk.shows[0]?.show_date ?? '2026-01-01';
  for (const [index, [slug, tag]] of WALKS.entries()) {
    const found = desk.catalogue.looks.filter((look) => look.tags.includes(tag));
    const pool = found.length >= 6 ? found : desk.catalogue.looks;
    const chosen = desk.random(`walk/${slug}`).sample(pool, 12);
    const { notes, ...words } = inEveryLanguage(({ copy, describe }) => {
      const [title, intro] = copy.walks[slug];
      // Place, brand and season stand beside each look already.
      const notes = chosen.map((look) => describe(garmentsOf(look.outfit)));
      return { title, intro, notes };
    });
    const doc = {
      ...words,
      curator: 'Marguerite Ode',
      published_at: daysAfter(latest, -index * 30),
      looks: chosen.map((look, stop) => ({ slug: look.slug, note: notes[stop] ?? '' })),
    };
    yield { kind: 'walk', slug, doc };
  }
}

const NEWSLETTERS = 12;

/** An issue for each of the last months. */
export function* newsletters(desk: Desk): Iterable<ContentEntry> {
  const latest = desk.shows[0]?.show_date ?? '2026-01-01';
  for (let back = 0; back < NEWSLETTERS; back++) {
    const issue = NEWSLETTERS - back;
    const show = desk.shows[back * 4] ?? desk.shows[0];
    const house = show ? desk.nameOf('designers', show.designer) : '';
    const doc = {
      ...inEveryLanguage((speech) => {
        const { title, summary, hello, slowly, guide } = speech.copy.newsletter;
        const blocks = [
          paragraph(hello),
          ...aboutShow(desk, back * 4, speech),
          heading(slowly),
          paragraph(guide),
        ];
        return { title: title(issue), summary: summary(house), blocks };
      }),
      image: show?.cover ?? null,
      author: NEWSROOM,
      issue,
      published_at: daysAfter(latest, -back * 30),
    };
    yield { kind: 'newsletter', slug: `the-fitting-${issue}`, doc };
  }
}
