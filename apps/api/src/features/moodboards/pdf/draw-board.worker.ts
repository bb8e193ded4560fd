import { parentPort } from 'node:worker_threads';
import type { DrawProgress, DrawRequest } from './board-document.js';
import { drawBoard } from './draw-board.js';
import { writeBoard } from './write-board.js';

/** A thread of its own draws one file, because fonts and pages would hold up every other answer of the api. */
parentPort?.once('message', async (order: DrawRequest) => {
  const say = (news: DrawProgress, moved: ArrayBuffer[] = []) => parentPort?.postMessage(news, moved);
  const draw = order.document.format === 'pptx' ? writeBoard : drawBoard;
  const drawn = await draw(order, (pages) => say({ pages }));
  // Copied once, because a Buffer may be a window on memory that others use.
  const file = new Uint8Array(drawn);
  say({ file }, [file.buffer]);
});
