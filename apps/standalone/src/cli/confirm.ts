import { createInterface } from 'node:readline/promises';

type Input = NodeJS.ReadableStream & { isTTY?: boolean };

/**
 * Has somebody type `word` before what cannot be undone; `--yes` goes on without.
 * @throws where something else is typed, or nobody is there to type it
 */
export async function confirm(
  question: string,
  word: string,
  [input, output]: readonly [Input, NodeJS.WritableStream] = [process.stdin, process.stderr],
): Promise<void> {
  if (!input.isTTY)
    throw new Error('nothing was done: this cannot be undone, so say --yes where nobody can be asked');
  const cut = new AbortController();
  const lines = createInterface({ input, output });
  lines.once('SIGINT', () => cut.abort());
  lines.once('close', () => cut.abort());
  const typed = await lines
    .question(`${question}\nType ${word} to go on: `, { signal: cut.signal })
    .catch(() => '')
    .finally(() => lines.close());
  if (typed.trim() !== word) throw new Error('nothing was done');
}
