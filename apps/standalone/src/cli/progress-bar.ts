import { Presets, SingleBar } from 'cli-progress';

/** A bar with rate and time left on a terminal; a line every ten seconds elsewhere. */
export function startBar(what: string): { update(done: number, total: number): void; stop(): void } {
  if (!process.stderr.isTTY) return lines(what);
  const format = `${what} {bar} {percentage}% · {value}/{total} · {rate}/s · {left} left`;
  const bar = new SingleBar({ format, stream: process.stderr, hideCursor: true }, Presets.shades_classic);
  const started = performance.now();
  let begun = false;
  let doneAtStart = 0;
  return {
    update: (done, total) => {
      if (!begun) {
        bar.start(total, done, { rate: '–', left: '–' });
        doneAtStart = done;
        begun = true;
      }
      const rate = (done - doneAtStart) / ((performance.now() - started) / 1000);
      const left = rate > 0 ? `${Math.ceil((total - done) / rate)} s` : '–';
      bar.setTotal(total);
      bar.update(done, { rate: Math.round(rate).toLocaleString('en'), left });
    },
    stop: () => bar.stop(),
  };
}

function lines(what: string) {
  let last = performance.now();
  return {
    update: (done: number, total: number) => {
      if (performance.now() - last < 10_000) return;
      last = performance.now();
      console.error(`${what}: ${done} of ${total}`);
    },
    stop: () => undefined,
  };
}
