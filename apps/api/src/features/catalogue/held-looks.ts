import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';

interface Holder {
  /** Slugs of those in some collections, as it is now. */
  in(collections: readonly string[]): Promise<ReadonlySet<string>>;
  /** Told once a tag's concept is merged into another, or parted from it again; a repeat changes nothing. */
  followTag(caller: Caller, tag: string): Promise<void>;
}

/** Looks that another feature keeps retaggings off, which the catalogue cannot ask for by itself: said when that feature starts. */
@Injectable()
export class HeldLooks implements Holder {
  #holder: Holder = { in: async () => new Set(), followTag: async () => undefined };

  register(holder: Holder): void {
    this.#holder = holder;
  }

  in(collections: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#holder.in(collections);
  }

  followTag(caller: Caller, tag: string): Promise<void> {
    return this.#holder.followTag(caller, tag);
  }
}
