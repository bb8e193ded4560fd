import type { Locale, LookSummary, MediaType } from '@toile/contracts';
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
import type { BoardDocument, BoardFormat, DocumentLook } from './board-document.js';

export interface BoardToDraw {
  name: string;
  description: string | null;
  /** `type:slug` of the chosen cover. */
  cover: string | null;
  changedAt: string;
  sections: readonly MoodboardSectionDto[];
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
  const looks = board.items.filter(isLookRow);
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
      looks.findIndex(({ type, slug }) => `${type}:${slug}` === board.cover),
    ),
    eyebrow: boards.pdf.eyebrow,
    credits: boards.pdf.credits,
    empty: boards.pdf.empty,
    lines: [
      fill(boards.pdf.count, { count: looks.length }),
      fill(boards.pdf.changed, { date: day.format(new Date(board.changedAt)) }),
    ],
    looks: looks.map((item) => ({
      section: sections.get(item.section ?? '') ?? '',
      ...toDocumentLook(item, board.photographers, locale),
    })),
  };
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
