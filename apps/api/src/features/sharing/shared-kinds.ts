import { Injectable } from '@nestjs/common';
import type { CommentedKind, ItemChange, ReaderRole, SharedKind, SharedRole } from '@toile/contracts';
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

/** An item that has people of its own, instead of colleagues of a subscription. */
export interface PeopledItem {
  owner: string;
  name: string;
  /** Who may see it beside its owner, by subject. */
  people: ReadonlyMap<string, { role: SharedRole; mayComment: boolean }>;
  /** Who of them, or its owner, wants no mail where they are mentioned. */
  quiet: ReadonlySet<string>;
  /** Whether it has such a part to speak about. */
  has(part: string): boolean;
}

/** Finds an item of a kind with people of its own; null where there is none. */
export type FindPeopled = (id: string) => Promise<PeopledItem | null>;

/** The kinds of things that are shared: each feature says its own when it starts. */
@Injectable()
export class SharedKinds {
  readonly #kinds = new Map<CommentedKind, ItemsOfKind>();
  readonly #peopled = new Map<CommentedKind, FindPeopled>();

  register(kind: SharedKind, items: ItemsOfKind): void {
    this.#kinds.set(kind, items);
  }

  /** Says who may see items of a kind, and that they have neither a history nor versions here. */
  registerPeopled(kind: CommentedKind, find: FindPeopled): void {
    this.#peopled.set(kind, find);
  }

  peopled(kind: CommentedKind): FindPeopled | undefined {
    return this.#peopled.get(kind);
  }

  /** @throws Error for a kind that no feature has said */
  of(kind: CommentedKind): ItemsOfKind {
    const items = this.#kinds.get(kind);
    if (!items) throw new Error(`nobody keeps items of kind ${kind}`);
    return items;
  }
}
