import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { WebNotBuiltError, webIsBuilt } from '../../apps/standalone/src/web-is-built.js';
// @ts-expect-error: a script of the repository, which has no types.
import { tellWhenBuilt } from '../../scripts/tell-when-built.mjs';

/** Two ends of a channel; what nobody listens to is lost, as between processes. */
function ends() {
  const [starter, started] = [new EventEmitter(), new EventEmitter()];
  return {
    run: Object.assign(starter, {
      send: (message: string) => started.emit('message', message),
      disconnect: () => started.emit('disconnect'),
    }),
    own: Object.assign(started, { send: (message: string) => starter.emit('message', message) }),
  };
}

it('hears that pages are built, also when they were before it listened', async () => {
  const { run, own } = ends();
  const telling = tellWhenBuilt(run, async () => undefined);
  await turn();
  await webIsBuilt(own);
  await telling;
});

it('hears it when they are built later', async () => {
  const { run, own } = ends();
  let done = () => {};
  const telling = tellWhenBuilt(run, () => new Promise<void>((resolve) => (done = resolve)));
  const built = webIsBuilt(own);
  await turn();
  done();
  await built;
  await telling;
});

it('fails when whoever builds them is gone', async () => {
  const { own } = ends();
  const built = webIsBuilt(own);
  own.emit('disconnect');
  await expect(built).rejects.toThrow(WebNotBuiltError);
});
