import { parentPort } from 'node:worker_threads';
import type { DeckCover, DeckDocument, DeckPictures } from './deck-document.js';
import { writeDeck } from './write-deck.js';

/** What the thread is told. */
export interface DeckOrder {
  deck: DeckDocument;
  pictures: DeckPictures;
  cover: DeckCover | undefined;
}

parentPort?.once('message', async ({ deck, pictures, cover }: DeckOrder) => {
  const bytes = await writeDeck(deck, pictures, cover);
  parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
});
