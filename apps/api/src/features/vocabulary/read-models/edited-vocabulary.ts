import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ProjectionRunner } from '@toile/event-store';
import type { Logger } from '@toile/platform';
import { setCurrentVocabulary, Vocabulary } from '@toile/vocabulary';
import { MoreThan, Repository } from 'typeorm';
import { READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { LOGGER } from '../../../kernel/tokens.js';
import { evolve, untouched, type VocabularyState } from '../domain/vocabulary.state.js';
import { VocabularyChangeEntity } from './vocabulary-change.entity.js';
import { vocabularyChanges } from './vocabulary-changes.projection.js';

/** What every process of the api asks so often: what another one has changed is spoken here a moment later. */
const FOLLOWED_EVERY_MS = 500;

export interface Edited {
  state: VocabularyState;
  vocabulary: Vocabulary;
}

/** Keeps the vocabulary that this process speaks as editors have left it. */
@Injectable()
export class EditedVocabulary implements OnApplicationBootstrap, OnApplicationShutdown {
  #edited: Edited = { state: untouched(), vocabulary: new Vocabulary() };
  #reading: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isLost = false;

  constructor(
    @InjectRepository(VocabularyChangeEntity) private readonly changes: Repository<VocabularyChangeEntity>,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    setCurrentVocabulary(this.#edited.vocabulary);
    await this.#follow();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isLost = true;
    setCurrentVocabulary(undefined);
  }

  /** With every change that was committed before it was asked; from then on this process speaks it. */
  async current(): Promise<Edited> {
    await this.readModels.whenCurrent(vocabularyChanges);
    await this.#catchUp();
    return this.#edited;
  }

  /** Which this process speaks: at most some hundred milliseconds old. */
  get spoken(): Vocabulary {
    return this.#edited.vocabulary;
  }

  /** One after the other, so that no change is folded twice. */
  #catchUp(): Promise<void> {
    const next = this.#reading.catch(() => undefined).then(() => this.#read());
    this.#reading = next;
    return next;
  }

  async #read(): Promise<void> {
    const { version } = this.#edited.state;
    const found = await this.changes.find({ where: { number: MoreThan(version) }, order: { number: 'ASC' } });
    if (found.length === 0 || this.#isLost) return;
    const state = found.reduce((before, { doc }) => evolve(before, doc.event), this.#edited.state);
    this.#edited = { state, vocabulary: new Vocabulary(state.amendments, state.version) };
    setCurrentVocabulary(this.#edited.vocabulary);
  }

  async #follow(): Promise<void> {
    try {
      await this.#catchUp();
    } catch (error) {
      // A database that is not migrated yet, or away: what was known last is spoken meanwhile.
      this.logger.debug({ err: error }, 'the vocabulary could not be read');
    }
    if (this.#isLost) return;
    this.#timer = setTimeout(() => void this.#follow(), FOLLOWED_EVERY_MS);
    this.#timer.unref();
  }
}
