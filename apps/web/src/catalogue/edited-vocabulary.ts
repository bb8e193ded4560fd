import { type Amendments, setCurrentVocabulary, Vocabulary } from '@toile/vocabulary';
import { readFromApi } from '../api/read-from-api';

/** The server before Next keeps a page for two seconds; so a changed label is on every page within five. */
const GOOD_MS = 1_000;
const TIMEOUT_MS = 2_000;

/** Keeps the words of pages as editors have left them. */
export class EditedVocabulary {
  #etag: string | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;

  constructor(private readonly ask: (etag: string | undefined) => Promise<Response>) {}

  /** Resolves when this process speaks the vocabulary of a second ago, or the last one known where the api does not answer. */
  current(): Promise<void> {
    if (performance.now() - this.#askedAt < GOOD_MS) return this.#asking ?? Promise.resolve();
    this.#askedAt = performance.now();
    this.#asking = this.#read()
      .catch((error: unknown) => console.warn('the vocabulary stays as it was:', error))
      .finally(() => {
        this.#asking = undefined;
      });
    return this.#asking;
  }

  async #read(): Promise<void> {
    const response = await this.ask(this.#etag);
    if (response.status === 304) return;
    if (!response.ok) throw new Error(`the api answered ${response.status}`);
    const { amendments, version } = (await response.json()) as { amendments: Amendments; version: number };
    setCurrentVocabulary(new Vocabulary(amendments, version));
    this.#etag = response.headers.get('etag') ?? undefined;
  }
}

const edited = new EditedVocabulary((etag) =>
  readFromApi('/api/vocabulary', {
    headers: { accept: 'application/json', ...(etag ? { 'if-none-match': etag } : {}) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }),
);

/** To be awaited by whoever words a page. */
export const vocabularyIsCurrent = (): Promise<void> => edited.current();
