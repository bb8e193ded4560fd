import type { Opening, OperatorStores } from './open-operator-stores.js';

export type { OperatorStores } from './open-operator-stores.js';

/** Runs a command on the stores and closes them; an error becomes one line and exit code 1. */
export async function withStores(
  work: (stores: OperatorStores) => Promise<unknown>,
  opening: Opening = {},
): Promise<void> {
  let stores: OperatorStores | undefined;
  try {
    // Here and in each action: whoever asks for help does not wait for the services to be loaded ("says more at once").
    const { openOperatorStores } = await import('./open-operator-stores.js');
    stores = await openOperatorStores(opening);
    await work(stores);
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    console.error(`${message}${code?.includes('/') ? ` (${code})` : ''}`);
    process.exitCode = 1;
  } finally {
    await stores?.close();
  }
}

// Who reads no further, as `head` does, ends a command as Ctrl-C does: quietly, with its stores closed.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.emit('SIGINT');
});
