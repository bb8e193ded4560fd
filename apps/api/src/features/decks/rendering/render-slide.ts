import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Locale, type MediaType, pageOfFigure, readQuestion, type Slide } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { DomainError, ValidationError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import { MediaLookup } from '../../catalogue/index.js';
import { type Asked, askedFigure, askedQuestion } from '../../exports/index.js';
import { exportMessages, FigureByReference } from '../../figures/index.js';
import { creditOfLook, isLookRow, MoodboardToDraw } from '../../moodboards/index.js';
import { AnswerQuestion } from '../../questions/index.js';
import type { SlideMoment } from '../domain/deck.state.js';
import { figureInSlide } from './figure-in-slide.js';
import { type Point, refreshOf } from './marks.js';
import { questionInSlide } from './question-in-slide.js';
import type { RenderedSlideDto, SlidePictureDto } from './rendered-slide.dto.js';

/** A slide, and what was asked for it: of that a receipt is kept where it is taken away. */
export interface SlideAndAsked {
  slide: RenderedSlideDto;
  asked: Asked | null;
}
/** Who looks at which owner's slide, in which language. */
export interface Looking {
  viewer: Member;
  owner: string;
  locale: Locale;
}

type Content<K> = Extract<Slide['content'], { kind: K }>;
const MOST_OF_BOARD = 12;
const PAGES: Record<MediaType, string> = { look: '/look', 'street-style': '/street' };

/** Asks what a slide shows, as the one who looks at it. */
@Injectable()
export class RenderSlide {
  constructor(
    private readonly figures: FigureByReference,
    private readonly queries: QueryBus,
    private readonly media: MediaLookup,
  ) {}

  /**
   * What cannot be asked any more is said on its slide, and takes no other one down.
   * @param moment of a slide that is refreshed by the week: as of when it is asked, and what it is compared with
   */
  async of(slide: Slide, looking: Looking, moment?: SlideMoment): Promise<SlideAndAsked> {
    try {
      if (!moment || !isRefreshed(slide)) return await this.asked(slide, looking);
      const { points: now = [], ...shown } = await this.asked(slide, looking, moment.at);
      const before = moment.before ? await this.pointsAt(slide, looking, moment.before) : null;
      const refreshed = refreshOf(moment, before, now, looking.locale);
      return { ...shown, slide: { ...shown.slide, refreshed } };
    } catch (error) {
      const isRefused = error instanceof DomainError || error instanceof ValidationError;
      if (!isRefused) throw error;
      const { kinds, problems } = messagesOf(looking.locale).decks;
      const title = kinds[slide.content.kind];
      return { slide: { ...blank(slide, title), problem: problems[problemOf(error)] }, asked: null };
    }
  }

  /** Null where it could not be asked then. */
  private async pointsAt(slide: Slide, looking: Looking, at: string): Promise<Point[] | null> {
    try {
      return (await this.asked(slide, looking, at)).points ?? null;
    } catch (error) {
      if (error instanceof DomainError || error instanceof ValidationError) return null;
      throw error;
    }
  }

  private async asked(
    slide: Slide,
    looking: Looking,
    asOf?: string,
  ): Promise<SlideAndAsked & { points?: Point[] }> {
    const { content } = slide;
    switch (content.kind) {
      case 'text':
        return { slide: blank(slide, ''), asked: null };
      case 'figure':
        return this.figure(slide, content, looking, asOf);
      case 'question':
        return this.question(slide, content, looking, asOf);
      case 'looks':
        return this.pictures(
          slide,
          looking,
          content.looks.map((slug) => ({ type: 'look' as const, slug })),
        );
      case 'picture':
        return this.pictures(slide, looking, [content]);
      case 'board':
        return this.board(slide, content, looking);
      default:
        return content satisfies never;
    }
  }

  private async figure(
    slide: Slide,
    content: Content<'figure'>,
    { viewer, locale }: Looking,
    asOf: string | undefined,
  ) {
    const { figure } = content;
    const filters = asOf ? { ...content.filters, as_of: asOf } : content.filters;
    const read = await this.figures.read({ figure, filters }, viewer);
    const { points, ...shown } = figureInSlide(figure, read, locale);
    return {
      points,
      slide: {
        ...blank(slide, shown.title),
        ...shown,
        empty: emptyOf(shown, locale),
        title: slide.title ?? shown.title,
        link: pageOfFigure(content),
      },
      asked: askedFigure(figure, filters, read.figure),
    };
  }

  private async question(
    slide: Slide,
    { question: text }: Content<'question'>,
    { viewer, locale }: Looking,
    asOf: string | undefined,
  ) {
    const question = readQuestion(Object.fromEntries(new URLSearchParams(text)));
    const answer = await this.queries.execute(new AnswerQuestion(question, viewer, asOf));
    const { points, ...shown } = questionInSlide(question, answer, locale);
    return {
      points,
      slide: {
        ...blank(slide, shown.title),
        ...shown,
        empty: emptyOf(shown, locale),
        title: slide.title ?? shown.title,
        link: `/data/dashboard/explore?${text}`,
      },
      asked: askedQuestion(text, answer),
    };
  }

  /** What was withdrawn since leaves no gap. */
  private async pictures(slide: Slide, { locale }: Looking, items: { type: MediaType; slug: string }[]) {
    const [looks, photographers] = await Promise.all([
      this.media.summaries(items),
      this.media.photographers(items.filter(({ type }) => type === 'street-style').map(({ slug }) => slug)),
    ]);
    const pictures = items.flatMap((item): SlidePictureDto[] => {
      const look = looks.get(`${item.type}:${item.slug}`);
      if (!look) return [];
      const { title, facts } = creditOfLook(item, look, photographers.get(item.slug), locale);
      return [
        {
          filename: look.image_filename,
          title,
          credit: facts.join(', '),
          address: `${PAGES[item.type]}/${item.slug}`,
        },
      ];
    });
    return {
      slide: { ...blank(slide, messagesOf(locale).decks.kinds[slide.content.kind]), pictures },
      asked: null,
    };
  }

  private async board(slide: Slide, { board }: Content<'board'>, looking: Looking) {
    const found = await this.queries.execute(new MoodboardToDraw(board, looking.owner));
    const drawn = await this.pictures(slide, looking, found.items.filter(isLookRow).slice(0, MOST_OF_BOARD));
    return { ...drawn, slide: { ...drawn.slide, title: slide.title ?? found.name } };
  }
}

const blank = ({ id, title, text, content }: Slide, otherwise: string): RenderedSlideDto => ({
  id,
  kind: content.kind,
  title: title ?? otherwise,
  text,
  filters: '',
  head: [],
  rows: [],
  keyFigures: false,
  empty: null,
  chart: null,
  pictures: [],
  notes: [],
  source: null,
  link: null,
  refreshed: null,
  problem: null,
});

/** An answer without a row says so. */
const emptyOf = (
  { rows, pictures = [] }: Pick<RenderedSlideDto, 'rows'> & Partial<Pick<RenderedSlideDto, 'pictures'>>,
  locale: Locale,
): string | null => (rows.length + pictures.length === 0 ? exportMessages(locale).table.empty : null);

/** What is to be done about it: what it shows was withdrawn, is not subscribed to, or is not asked like that any more. */
function problemOf({ code }: DomainError): 'unknown' | 'forbidden' | 'refused' {
  if (code.endsWith('/unknown')) return 'unknown';
  return code.endsWith('/forbidden') ? 'forbidden' : 'refused';
}

/** Figures and questions that are not held at a time of their own. */
export const isRefreshed = ({ content }: Slide): boolean =>
  content.kind === 'question' || (content.kind === 'figure' && !('as_of' in content.filters));
