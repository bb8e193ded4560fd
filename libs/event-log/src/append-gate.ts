import { LogUnavailableError } from './port.js';

/**
 * Back-pressure of appends: up to `maxInFlightBytes` are on their way, as much again waits in order, more is refused.
 * One batch larger than the limit passes alone.
 */
export class AppendGate {
  #running = 0;
  #waitingBytes = 0;
  #refused = 0;
  readonly #waiting: { bytes: number; enter: () => void }[] = [];

  constructor(readonly maxInFlightBytes: number) {}

  get inFlightBytes(): number {
    return this.#running + this.#waitingBytes;
  }

  /** Batches refused so far. */
  get refused(): number {
    return this.#refused;
  }

  /** Runs `work` when its bytes fit. Throws `LogUnavailableError` when too much is waiting already. */
  async run<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length === 0 && this.#fits(bytes)) this.#running += bytes;
    else await this.#turn(bytes);
    try {
      return await work();
    } finally {
      this.#running -= bytes;
      this.#admit();
    }
  }

  #fits(bytes: number): boolean {
    return this.#running === 0 || this.#running + bytes <= this.maxInFlightBytes;
  }

  #turn(bytes: number): Promise<void> {
    if (this.#waitingBytes > 0 && this.#waitingBytes + bytes > this.maxInFlightBytes) {
      this.#refused += 1;
      throw new LogUnavailableError(
        `${this.inFlightBytes} bytes are waiting to be appended; try again later`,
      );
    }
    this.#waitingBytes += bytes;
    return new Promise((enter) => this.#waiting.push({ bytes, enter }));
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && this.#fits(next.bytes); next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#waitingBytes -= next.bytes;
      this.#running += next.bytes;
      next.enter();
    }
  }
}
