import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DeckFormat, Locale, Slide } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Member } from '../../../kernel/auth/member.js';
import { drawingSemaphore, runWorker } from '../../../kernel/pdf/run-worker.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { Paper, Receipts } from '../../exports/index.js';
import { exportMessages, filled, timeIn } from '../../figures/index.js';
import { Decks } from '../decks.js';
import type { DeckCover, DeckDocument, DeckPicture } from '../files/deck-document.js';
import { onPaper } from '../files/on-paper.js';
import type { DeckOrder } from '../files/write-deck.worker.js';
import { RenderSlide } from '../rendering/render-slide.js';

/** The built worker, also where the tests run this file from its source. */
const WORKER = new URL('../../../../dist/features/decks/files/write-deck.worker.js', import.meta.url);
/** Each asks the warehouse. */
const SLIDES_AT_ONCE = 3;

/** A deck leaves as a file, with a receipt for each of its numbers. */
export class ExportDeck extends Command<{ file: Buffer; title: string }> {
  constructor(
    readonly id: string,
    readonly format: DeckFormat,
    readonly viewer: Member,
    readonly locale: Locale,
  ) {
    super();
  }
}

/** A page for words that nobody has written yet, as templates end with, is left out. */
const saysSomething = ({ content, title, text }: Slide): boolean =>
  content.kind !== 'text' || Boolean(title ?? text);

@CommandHandler(ExportDeck)
export class ExportDeckHandler implements ICommandHandler<ExportDeck> {
  readonly #semaphore = drawingSemaphore(20);

  constructor(
    private readonly decks: Decks,
    private readonly rendering: RenderSlide,
    private readonly receipts: Receipts,
    private readonly paper: Paper,
    @Inject(PUBLIC_URL) private readonly url: string,
  ) {}

  /** @throws DomainError deck/unknown */
  async execute({ id, format, viewer, locale }: ExportDeck): Promise<{ file: Buffer; title: string }> {
    const { deck } = await this.decks.seen(id, viewer);
    const { decks: words } = messagesOf(locale);
    const slides = await pLimit(SLIDES_AT_ONCE).map(deck.slides.filter(saysSomething), async (one) => {
      const looking = { viewer, owner: deck.owner, locale };
      const { slide, asked } = await this.rendering.of(one, looking, deck.moments[one.id]);
      return { ...slide, receipt: asked && (await this.receipts.keep(asked, format, locale)) };
    });
    const document: DeckDocument = {
      locale,
      title: deck.title ?? '',
      made: filled(words.made, locale, { time: timeIn(locale, new Date().toISOString()) }),
      live: words.live,
      url: this.url.replace(/\/$/, ''),
      slides,
    };
    const title = document.title;
    if (format === 'pdf')
      return { file: await this.paper.print(onPaper(document, exportMessages(locale).table.head)), title };
    const order: DeckOrder = {
      deck: document,
      pictures: await this.picturesOf(document),
      cover: await this.coverOf(document),
    };
    const file = await this.#semaphore.run(() =>
      runWorker<Uint8Array>(WORKER, order, (bytes) => Buffer.from(bytes)),
    );
    return { file, title };
  }

  private async picturesOf({ slides }: DeckDocument) {
    const found = await this.paper.picturesOf(
      slides.flatMap(({ pictures }) => pictures.map(({ filename }) => filename)),
    );
    const sized = [...found].map(async ([filename, data]) => [filename, await sizedPicture(data)] as const);
    return new Map(await Promise.all(sized));
  }

  private async coverOf({ slides }: DeckDocument): Promise<DeckCover | undefined> {
    const [first] = slides.flatMap(({ pictures }) => pictures);
    const data = first && (await this.paper.picturesOf([first.filename], 'look_1200')).get(first.filename);
    return data && { ...first, picture: await sizedPicture(data) };
  }
}

async function sizedPicture(data: Uint8Array): Promise<DeckPicture> {
  const { width, height } = await sharp(data).metadata();
  return { data, width, height };
}
