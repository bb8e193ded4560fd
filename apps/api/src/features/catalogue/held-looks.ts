import { Injectable } from '@nestjs/common';

type HeldIn = (collections: readonly string[]) => Promise<ReadonlySet<string>>;

/** Looks that another feature keeps retaggings off, which the catalogue cannot ask for by itself: said when that feature starts. */
@Injectable()
export class HeldLooks {
  #held: HeldIn = async () => new Set();

  register(held: HeldIn): void {
    this.#held = held;
  }

  /** Slugs of those in some collections, as it is now. */
  in(collections: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#held(collections);
  }
}
