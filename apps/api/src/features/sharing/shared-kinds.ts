import { Injectable } from '@nestjs/common';
import type { ItemChange, ReaderRole, SharedKind } from '@toile/contracts';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';

/** A change of an item: by whom, when, and the version it led to. */
export interface ItemVersion {
  version: number;
  at: Date;
  actor: string | null;
  change: ItemChange;
  /** What it was called or said then, where that is told. */
  text: string | null;
}

/** Items of a kind, by the feature that keeps them. */
export interface ItemsOfKind {
  /** An item of one of these members, and what it is called; null where none of them has it. */
  find(id: string, owners: readonly string[]): Promise<{ owner: string; name: string } | null>;
  /** The oldest first. */
  history(id: string, owner: string): Promise<ItemVersion[]>;
  /** Makes it what it was then, for who may edit it. @throws DomainError version/unknown */
  restore(id: string, owner: string, version: number, caller: Caller, role: ReaderRole): Promise<void>;
}

/** The kinds of things that are shared: each feature says its own when it starts. */
@Injectable()
export class SharedKinds {
  readonly #kinds = new Map<SharedKind, ItemsOfKind>();

  register(kind: SharedKind, items: ItemsOfKind): void {
    this.#kinds.set(kind, items);
  }

  /** @throws Error for a kind that no feature has said */
  of(kind: SharedKind): ItemsOfKind {
    const items = this.#kinds.get(kind);
    if (!items) throw new Error(`nobody keeps items of kind ${kind}`);
    return items;
  }
}
