import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CommentedKind, ReaderRole, SharedKind } from '@toile/contracts';
import { handleCommand, type PostgresEventStore, type ProjectionRunner } from '@toile/event-store';
import type pg from 'pg';
import { In, Repository } from 'typeorm';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../kernel/event-store/tokens.js';
import { Colleagues } from '../subscriptions/index.js';
import { type OnItem, type SharedItemCommand, sharedItemDecider } from './domain/shared-item.decider.js';
import { unknownItem } from './domain/shared-item.errors.js';
import type { SharedItem } from './domain/shared-item.state.js';
import { SharedItemEntity } from './read-models/shared-item.entity.js';
import { sharedItemStream, sharedItems } from './read-models/shared-items.projection.js';
import { type ItemVersion, type PeopledItem, SharedKinds } from './shared-kinds.js';

/** An item as somebody may see it. */
export interface SeenItem extends OnItem {
  name: string;
  shared: SharedItem | null;
  /** Of an item with people of its own; null where they are colleagues. */
  peopled: PeopledItem | null;
}

/**
 * The one place that says who may see what members keep: its owner, and, where it is shared, who is on a subscription with the owner
 * while that is in force; for what has people of its own, they. To everybody else there is no such thing.
 */
@Injectable()
export class Sharing {
  constructor(
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    @InjectRepository(SharedItemEntity) private readonly items: Repository<SharedItemEntity>,
    private readonly colleagues: Colleagues,
    private readonly kinds: SharedKinds,
  ) {}

  /** What is known of sharing an item; null where nobody ever shared it or spoke about it. */
  async of(kind: CommentedKind, id: string): Promise<SharedItem | null> {
    await this.readModels.whenCurrent(sharedItems);
    return (await this.items.findOneBy({ key: sharedItemStream(kind, id) }))?.doc ?? null;
  }

  /** What somebody may do with an item of this owner; null for those to whom there is no such thing. */
  async roleOf(kind: SharedKind, id: string, owner: string, subject: string): Promise<ReaderRole | null> {
    if (owner === subject) return 'own';
    const shared = await this.of(kind, id);
    if (!shared?.role || shared.owner !== owner) return null;
    return (await this.colleagues.are(subject, owner)) ? shared.role : null;
  }

  /** What is known of several items of a kind, by id. */
  async ofMany(kind: CommentedKind, ids: readonly string[]): Promise<Map<string, SharedItem>> {
    await this.readModels.whenCurrent(sharedItems);
    const found = await this.items.findBy({ key: In(ids.map((id) => sharedItemStream(kind, id))) });
    return new Map(found.map(({ doc }) => [doc.item, doc]));
  }

  /** All of a kind that a member shares, and all that colleagues share with them, by id. */
  async around(kind: SharedKind, subject: string): Promise<Map<string, SharedItem>> {
    await this.readModels.whenCurrent(sharedItems);
    const others = (await this.colleagues.of(subject)).filter((one) => one !== subject);
    const found = await this.items.find({
      where: [
        { kind, owner: subject },
        { kind, owner: In(others), role: In(['read', 'edit']) },
      ],
      order: { key: 'ASC' },
    });
    return new Map(found.map(({ doc }) => [doc.item, doc]));
  }

  /** An item as this member may see it. @throws DomainError item/unknown */
  async seen(kind: CommentedKind, id: string, subject: string): Promise<SeenItem> {
    const shared = await this.of(kind, id);
    const findPeopled = this.kinds.peopled(kind);
    if (findPeopled) return seenWithPeople(await findPeopled(id), { kind, item: id, subject, shared });
    if (kind === 'board') throw unknownItem();
    const owners = shared && shared.owner !== subject ? [subject, shared.owner] : [subject];
    const found = await this.kinds.of(kind).find(id, owners);
    const role = found && (await this.roleOf(kind, id, found.owner, subject));
    if (!found || !role) throw unknownItem();
    const { owner, name } = found;
    return { kind, item: id, owner, name, subject, role, mayComment: true, shared, peopled: null };
  }

  /** Who of these members may see the item. */
  async whoSees({ kind, item, owner, peopled }: SeenItem, subjects: readonly string[]): Promise<string[]> {
    if (peopled) return subjects.filter((one) => one === owner || peopled.people.has(one));
    if (kind === 'board') return [];
    const roles = await Promise.all(subjects.map((one) => this.roleOf(kind, item, owner, one)));
    return subjects.filter((_, at) => roles[at] !== null);
  }

  /** The history of an item, the oldest first: for colleagues since it is shared, for what was before is its owner's. */
  async versionsOf({ kind, item, owner, role, shared }: SeenItem): Promise<ItemVersion[]> {
    const versions = await this.kinds.of(kind).history(item, owner);
    const since = shared?.since;
    return role === 'own' ? versions : versions.filter(({ at }) => since && at.toISOString() >= since);
  }

  /** Comments that mention a member are on items they may still see, or may not: that is asked of each. */
  async mentioning(subject: string): Promise<SharedItem[]> {
    await this.readModels.whenCurrent(sharedItems);
    const found = await this.items
      .createQueryBuilder('item')
      .where('item.mentioned @> to_jsonb(:subject::text)', { subject })
      .getMany();
    return found.map(({ doc }) => doc);
  }

  /** @param also in the transaction of what was decided, if anything was. @throws DomainError of the decider */
  async decide(
    { commandId, metadata }: Caller,
    command: SharedItemCommand,
    also?: (tx: pg.PoolClient) => Promise<void>,
  ): Promise<void> {
    const stream = sharedItemStream(command.on.kind, command.on.item);
    const store = also ? this.store.with(also) : this.store;
    await handleCommand(store, sharedItemDecider, { stream, commandId, metadata, command });
  }
}

/** @throws DomainError item/unknown */
function seenWithPeople(
  peopled: PeopledItem | null,
  { kind, item, subject, shared }: Pick<SeenItem, 'kind' | 'item' | 'subject' | 'shared'>,
): SeenItem {
  const own = { role: 'own', mayComment: true } as const;
  const may = peopled?.owner === subject ? own : peopled?.people.get(subject);
  if (!peopled || !may) throw unknownItem();
  const { owner, name } = peopled;
  return { kind, item, owner, name, subject, ...may, shared, peopled };
}
