import { parentPort } from 'node:worker_threads';
import { type DeckDocument, writeDeck } from './write-deck.js';

parentPort?.once(
  'message',
  async ({ deck, pictures }: { deck: DeckDocument; pictures: Parameters<typeof writeDeck>[1] }) => {
    const bytes = await writeDeck(deck, pictures);
    parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
  },
);
