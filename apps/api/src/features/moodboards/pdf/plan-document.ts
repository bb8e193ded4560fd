import {
  type Arrangement,
  cardHeight,
  contentsOf,
  type Locale,
  type LookSummary,
  type MediaType,
  type NotePaper,
  sayContents,
} from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { labelOf } from '@toile/vocabulary';
import { IntlMessageFormat } from 'intl-messageformat';
import { nameOfSeason } from '../../catalogue/index.js';
import {
  isLookRow,
  type MoodboardItemDto,
  type MoodboardRowDto,
  type MoodboardSectionDto,
} from '../moodboard.dto.js';
import type { MoodboardCardDto } from '../moodboard-card.dto.js';
import type { BoardDocument, BoardFormat, CanvasBox, DocumentLook } from './board-document.js';

export interface BoardToDraw {
  name: string;
  description: string | null;
  /** `type:slug` of the chosen cover. */
  cover: string | null;
  changedAt: string;
  sections: readonly MoodboardSectionDto[];
  arrangement: Arrangement;
  items: MoodboardRowDto[];
  /** Of street styles, by slug. */
  photographers: ReadonlyMap<string, string>;
}

/** A board in the reader's words, ready to be drawn. */
export function planDocument(
  board: BoardToDraw,
  locale: Locale,
  { looks: looksPerPage, format }: { looks: number; format: BoardFormat },
): BoardDocument {
  const sections = new Map(board.sections.map(({ id, name }) => [id, name]));
  const { boards } = messagesOf(locale);
  const fill = filler(locale);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    format,
    title: board.name,
    language: locale,
    changedAt: board.changedAt,
    looksPerPage,
    description: board.description ?? '',
    cover: Math.max(
      0,
      board.items.findIndex(({ type, slug }) => `${type}:${slug}` === board.cover),
    ),
    eyebrow: boards.pdf.eyebrow,
    credits: boards.pdf.credits,
    empty: boards.pdf.empty,
    lines: [
      sayContents(contentsOf(board.items), (word, count) => fill(boards.contents[word], { count }), locale),
      fill(boards.pdf.changed, { date: day.format(new Date(board.changedAt)) }),
    ],
    lies: board.arrangement === 'free',
    looks: board.items.map((item) => ({
      section: sections.get(item.section ?? '') ?? '',
      ...(isLookRow(item) ? toDocumentLook(item, board.photographers, locale) : toDocumentCard(item, locale)),
      ...(board.arrangement === 'free' ? { box: boxOf(item) } : {}),
    })),
  };
}

/** As pages draw them by day (`card.module.css`). */
const PAPERS: Record<NotePaper, string> = {
  white: '#fffefb',
  sand: '#f3ead9',
  rose: '#f6e3e1',
  sage: '#e4ebdd',
  sky: '#e0e9ef',
};
const LINK_PAPER = '#f1ede6';

/** A note is read where it stands; a link and a picture of the member's own are credited. */
function toDocumentCard(card: MoodboardCardDto, locale: Locale): Omit<DocumentLook, 'section'> {
  const { note, link, picture, type: kind } = card;
  const blank = { note: null, image_filename: '', colours: [], facts: [] };
  const none = { kind, text: '', colour: LINK_PAPER, url: null, picture: null };
  if (note) return { ...blank, title: '', card: { ...none, text: note.text, colour: PAPERS[note.paper] } };
  if (link) {
    const text = [link.title, link.host].filter(Boolean).join('\n');
    return {
      ...blank,
      title: link.title || link.host,
      facts: [link.url],
      card: { ...none, text, url: link.url },
    };
  }
  const { alt = '', credit = '', colours = [], small = '' } = picture ?? {};
  return {
    ...blank,
    title: alt || messagesOf(locale).boards.cards.ownPicture,
    facts: credit ? [credit] : [],
    colours: [...colours],
    card: { ...none, picture: small.split('/').at(-2) ?? null },
  };
}

function boxOf(row: MoodboardRowDto): CanvasBox {
  const { x, y, width, z } = row.place;
  const about = { key: row.slug, type: row.type };
  if (isLookRow(row)) return { x, y, width, z, height: cardHeight(about, width) };
  const { note, link, picture } = row;
  const text = note?.text ?? (link && (link.title || link.url)) ?? '';
  const ratio = picture ? picture.height / picture.width : 1;
  return { x, y, width, z, height: cardHeight({ ...about, text, ratio }, width) };
}

function toDocumentLook(
  item: MoodboardItemDto,
  photographers: BoardToDraw['photographers'],
  locale: Locale,
): Omit<DocumentLook, 'section'> {
  const { look, comment: note, image_filename } = item;
  if (!look) return { title: messagesOf(locale).boards.gone, facts: [], note, image_filename, colours: [] };
  const credit = creditOfLook(item, look, photographers.get(item.slug), locale);
  return { ...credit, note, image_filename, colours: look.colours };
}

/** Whose a picture is: the brand, and season, type, number, models and photographer, a line each. */
export function creditOfLook(
  { type: media }: { type: MediaType },
  look: LookSummary,
  photographer: string | undefined,
  locale: Locale,
): { title: string; facts: string[] } {
  const { boards, catalogue } = messagesOf(locale);
  const fill = filler(locale);
  const city = labelOf('city', look.city.slug, locale) ?? look.city.name;
  const type = labelOf('type', look.type.slug, locale) ?? look.type.name;
  const models = look.models.map(({ name }) => name).join(', ');
  return {
    title: look.designer.name || city,
    facts: [
      `${nameOfSeason(look.season, locale)} · ${type}`,
      media === 'look' ? `${city} · ${fill(catalogue.look, { position: look.position })}` : city,
      ...(models ? [models] : []),
      ...(media === 'street-style' && photographer
        ? [fill(boards.pdf.photographer, { name: photographer })]
        : []),
    ],
  };
}

const filler = (locale: Locale) => (message: string, values: Record<string, string | number>) =>
  String(new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).format(values));
