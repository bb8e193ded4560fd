import { type EventEmitter, once } from 'node:events';

export class WebNotBuiltError extends Error {}

/** This process, as the one that started it speaks with it. */
type Channel = EventEmitter & { send?(message: string): unknown };

/**
 * `npm start` says when, after it has heard that somebody listens.
 * @throws WebNotBuiltError when it ends, and the channel with it, because the build failed
 */
export async function webIsBuilt(channel: Channel): Promise<void> {
  const gone = once(channel, 'disconnect').then(() => {
    throw new WebNotBuiltError('the web could not be built');
  });
  const told = once(channel, 'message');
  channel.send?.('listening');
  await Promise.race([told, gone]);
}
