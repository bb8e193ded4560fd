import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';

/** Beacons and forms are smaller; uploads are passed on while they arrive. */
const GATHERED_BYTES = 64 * 1024;

/**
 * Waits for a small body, so that no connection to a service waits for a slow sender.
 * @returns what to send instead of the request, or undefined when that is to be sent as it is
 * @throws when the sender goes away before the end
 */
export function gatherBody(request: IncomingMessage): Promise<Readable | undefined> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const isEmpty = encoding === undefined && Number(length ?? 0) === 0;
  if (isEmpty || Number(length ?? 0) > GATHERED_BYTES) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const leave = () => request.off('data', take).off('end', finish).off('close', fail);
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= GATHERED_BYTES) return;
      leave();
      const all = new PassThrough();
      for (const one of chunks) all.write(one);
      resolve(request.pipe(all));
    };
    const finish = () => {
      leave();
      resolve(Readable.from(chunks));
    };
    const fail = () => reject(new Error('the sender went away'));
    request.on('data', take).once('end', finish).once('close', fail);
  });
}
