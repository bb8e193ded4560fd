import { readFileSync } from 'node:fs';

const MB = 2 ** 20;
const EVERY_MS = 100;

/** Resident memory of this process in MB: files mapped into it, JavaScript's heap, its buffers, and the rest: engine, other threads, allocators. */
function memoryNow() {
  const { rss, heapTotal, external } = process.memoryUsage();
  const mapped = Number(/RssFile:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) * 1024;
  const rest = Math.max(0, rss - mapped - heapTotal - external);
  return {
    all: rss / MB,
    mapped: mapped / MB,
    heap: heapTotal / MB,
    buffers: external / MB,
    engine: rest / MB,
  };
}

/** Watches memory until `stop`, which gives the sample with most in each quarter of the time. */
export function watchMemory() {
  const samples = [memoryNow()];
  const timer = setInterval(() => samples.push(memoryNow()), EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      samples.push(memoryNow());
      const quarter = samples.length / 4;
      return [0, 1, 2, 3].map((n) =>
        most(samples.slice(Math.floor(n * quarter), Math.ceil((n + 1) * quarter))),
      );
    },
  };
}

const most = (samples) => samples.reduce((a, b) => (b.all > a.all ? b : a));

/** A line of figures. */
export const tellMemory = ({ all, mapped, heap, buffers, engine }) =>
  `${Math.round(all)} MB (heap ${Math.round(heap)}, buffers ${Math.round(buffers)}, engine, threads and allocators ${Math.round(engine)}, mapped files ${Math.round(mapped)})`;
