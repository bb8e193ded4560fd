import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  keyOfGroup,
  type QuestionGroup,
  type ReaderRole,
  type SharedKind,
  type SharedRole,
} from '@toile/contracts';
import type { RecordedEvent } from '@toile/event-store';
import type { Member } from '../../kernel/auth/member.js';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { GroupsOfMembers } from '../questions/index.js';
import {
  ColleagueNames,
  type ItemVersion,
  namedIn,
  readOnly,
  SharedKinds,
  Sharing,
  unknownVersion,
} from '../sharing/index.js';
import { digestIdOf } from './digest/digest-id.js';
import { unknownDigest, unknownOf } from './domain/saved-items.errors.js';
import type { SavedItemsEvent } from './domain/saved-items.events.js';
import {
  type Digest,
  evolve,
  type Follower,
  type KeptAlert,
  nothingSaved,
  type SavedItems,
  type Schedule,
} from './domain/saved-items.state.js';
import { SavedItemsStore } from './saved-items-store.js';
import type { SharedWithDto } from './shared-with.dto.js';

/** Kinds of saved items of which a member has several, and where their own are. */
const KEPT = {
  view: 'views',
  note: 'notes',
  group: 'groups',
  set: 'sets',
  alert: 'alerts',
  schedule: 'schedules',
} as const;
/** All that are shared. */
export type SavedKind = keyof typeof KEPT | 'digest';

/** What one member keeps, as another one sees it. */
export interface Shelf {
  owner: string;
  saved: SavedItems;
  /** Null for what the reader does not see. */
  place: (id: string) => SharedWithDto | null;
}

/** An item as somebody sees it, among all that its owner keeps. */
export interface SeenItem {
  owner: string;
  saved: SavedItems;
  role: ReaderRole;
  since: string | null;
}

/** Saved items as things that are shared: those of others stand behind a member's own. */
@Injectable()
export class SharedSavedItems implements OnModuleInit {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly sharing: Sharing,
    private readonly kinds: SharedKinds,
    private readonly names: ColleagueNames,
    private readonly groupsOfMembers: GroupsOfMembers,
  ) {}

  onModuleInit(): void {
    this.groupsOfMembers.register((subject) => this.groupsOf(subject));
    for (const kind of [...(Object.keys(KEPT) as (keyof typeof KEPT)[]), 'digest'] as const)
      this.kinds.register(kind, {
        find: (id, owners) => this.find(kind, id, owners),
        history: (id, owner) => this.history(kind, id, owner),
        restore: (id, owner, version, caller) => this.restore(kind, id, owner, version, caller),
      });
  }

  /** What a member and their colleagues keep, of which the member sees what has a place. */
  async shelves(kind: SavedKind, subject: string): Promise<Shelf[]> {
    const around = await this.sharing.around(kind, subject);
    const owners = new Set([...around.values()].map(({ owner }) => owner).filter((one) => one !== subject));
    const nameOf = namedIn(owners.size > 0 ? await this.names.of(subject) : []);
    const own = await this.shelf(subject, (id) => ({
      role: 'own',
      shared: around.get(id)?.role ?? null,
      owner: null,
    }));
    const others = await Promise.all(
      [...owners].map((owner) =>
        this.shelf(owner, (id) => {
          const shared = around.get(id);
          const name = nameOf(owner)?.name;
          if (shared?.owner !== owner || !shared.role || name === undefined) return null;
          return { role: shared.role, shared: shared.role, owner: name };
        }),
      ),
    );
    return [own, ...others];
  }

  /** Groups that are seen, and those that a set names which is seen: without them it could not be compared with. */
  async groupsAndThoseOfSets(subject: string): Promise<Shelf[]> {
    const [groups, sets] = await Promise.all([this.shelves('group', subject), this.shelves('set', subject)]);
    const owners = new Set([...groups, ...sets].map(({ owner }) => owner));
    return [...owners].flatMap((owner) => {
      const [own, named] = [groups, sets].map((shelves) => shelves.find((one) => one.owner === owner));
      const saved = own?.saved ?? named?.saved;
      if (!saved) return [];
      const place = (id: string): SharedWithDto | null => {
        const placed = own?.place(id);
        if (placed) return placed;
        const set = saved.sets.find((one) => named?.place(one.id) && one.members.includes(keyOfGroup(id)));
        const ofSet = set && named?.place(set.id);
        return ofSet ? { role: 'read', shared: null, owner: ofSet.owner } : null;
      };
      return [{ owner, saved, place }];
    });
  }

  /** All groups that a member sees, as questions say them; the member's own first. */
  private async groupsOf(subject: string): Promise<QuestionGroup[]> {
    const shelves = await this.groupsAndThoseOfSets(subject);
    return shelves.flatMap(({ saved: { groups }, place }) =>
      groups.flatMap(({ id, name, dimension, members }) =>
        name && place(id) ? [{ key: keyOfGroup(id), name, dimension, any: [...members] }] : [],
      ),
    );
  }

  /** An item that somebody sees: whose it is, and since when it is shared where it is another's. @throws DomainError …/unknown */
  async seen(kind: SavedKind, id: string, subject: string): Promise<SeenItem> {
    const own = await this.savedItems.exactly(subject);
    if (itemIn(own, kind, id, subject)) return { owner: subject, saved: own, role: 'own', since: null };
    const shared = await this.sharing.of(kind, id);
    const role = shared && (await this.sharing.roleOf(kind, id, shared.owner, subject));
    const theirs = role ? await this.savedItems.exactly(shared.owner) : nothingSaved();
    if (!role || !itemIn(theirs, kind, id, shared.owner))
      throw kind === 'digest' ? unknownDigest(id) : unknownOf(KEPT[kind], id);
    return { owner: shared.owner, saved: theirs, role, since: shared.since };
  }

  /** Whose item it is that somebody means to change. @throws DomainError …/unknown, item/forbidden */
  async editable(kind: SavedKind, id: string, subject: string): Promise<SeenItem> {
    const seen = await this.seen(kind, id, subject);
    if (seen.role === 'read') throw readOnly();
    return seen;
  }

  /** Colleagues who chose mails about an item and still see it, by the share they chose them in. */
  async followersOf(
    kind: 'alert' | 'schedule' | 'digest',
    { id, followers }: { id: string; followers: readonly Follower[] },
    owner: string,
  ): Promise<Member[]> {
    if (followers.length === 0) return [];
    const since = (await this.sharing.of(kind, id))?.since;
    const chosen = followers.filter(({ share }) => share === since).map(({ subject }) => subject);
    const people = (await this.names.of(owner)).filter(({ subject }) => chosen.includes(subject));
    const roles = await Promise.all(
      people.map(({ subject }) => this.sharing.roleOf(kind, id, owner, subject)),
    );
    return people.filter((_, at) => roles[at]);
  }

  /** Where an item stands for who has just changed it. */
  async placeOf(kind: SavedKind, id: string, owner: string, subject: string): Promise<SharedWithDto> {
    const shared: SharedRole | null = (await this.sharing.of(kind, id))?.role ?? null;
    const role: ReaderRole = owner === subject ? 'own' : (shared ?? 'read');
    const name = role === 'own' ? null : (namedIn(await this.names.of(subject))(owner)?.name ?? null);
    return { role, shared, owner: name };
  }

  private async shelf(owner: string, place: Shelf['place']): Promise<Shelf> {
    return { owner, saved: await this.savedItems.of(owner), place };
  }

  private async find(kind: SavedKind, id: string, owners: readonly string[]) {
    for (const owner of owners) {
      const kept = itemIn(await this.savedItems.of(owner), kind, id, owner);
      if (kept) return { owner, name: kept.text ?? '' };
    }
    return null;
  }

  private async history(kind: SavedKind, id: string, owner: string): Promise<ItemVersion[]> {
    const events = await this.savedItems.events(owner);
    if (kind === 'digest') return events.filter(isOfDigest).map(digestVersionOf);
    return events.filter((event) => isOf(event, id)).map(versionOf);
  }

  private async restore(
    kind: SharedKind & SavedKind,
    id: string,
    owner: string,
    version: number,
    caller: Caller,
  ) {
    const events = await this.savedItems.events(owner);
    const then = events.slice(0, version).reduce<SavedItems>(evolve, nothingSaved());
    const by = owner;
    const theirs = { ...caller, subject: owner };
    const kept = itemIn(then, kind, id, owner);
    if (!kept) throw unknownVersion();
    const { text, members, date, schedule, alert, digest } = kept;
    if (digest) {
      const { figures, weekday } = digest;
      const at = caller.metadata.occurredAt.toISOString();
      await this.savedItems.decide(theirs, { type: 'ChooseDigest', figures, weekday, at });
      return;
    }
    if (text === null) throw unknownVersion();
    if (schedule) {
      const { format, weekdays, to } = schedule;
      // Who has left since stays away.
      const left = itemIn(await this.savedItems.exactly(owner), kind, id, owner)?.schedule?.left ?? [];
      const at = caller.metadata.occurredAt.toISOString();
      const again = { by, id, name: text, format, weekdays, to: to.filter((one) => !left.includes(one)), at };
      await this.savedItems.decide(theirs, { type: 'ChangeSchedule', ...again });
      return;
    }
    if (alert) {
      // The next look says where it stands.
      const at = caller.metadata.occurredAt.toISOString();
      const again = { by, id, name: text, limit: alert, value: null, week: null, at };
      await this.savedItems.decide(theirs, { type: 'ChangeAlert', ...again });
      return;
    }
    if (kind === 'view') await this.savedItems.decide(theirs, { type: 'RenameView', by, id, name: text });
    else if (kind === 'note')
      await this.savedItems.decide(theirs, { type: 'ChangeNote', by, id, text, date });
    else
      await this.savedItems.decide(theirs, {
        type: kind === 'group' ? 'ChangeGroup' : 'ChangeSet',
        by,
        id,
        name: text,
        members,
      });
  }
}

interface Kept {
  text: string | null;
  date?: string;
  members?: readonly string[];
  schedule?: Schedule;
  alert?: KeptAlert;
  digest?: Digest;
}

/** What an item says of itself. */
function itemIn(saved: SavedItems, kind: SavedKind, id: string, owner: string): Kept | null {
  if (kind === 'digest') {
    const { digest } = saved;
    return digest?.figures.length && id === digestIdOf(owner) ? { text: null, digest } : null;
  }
  const kept = saved[KEPT[kind]].find((one) => one.id === id);
  if (!kept) return null;
  if ('text' in kept) return { text: kept.text, date: kept.date };
  if ('threshold' in kept) return { text: kept.name, alert: kept };
  if ('weekdays' in kept) return { text: kept.name, schedule: kept };
  return { text: kept.name, ...('members' in kept && { members: kept.members }) };
}

const CHANGES = {
  ViewSaved: 'created',
  ViewRenamed: 'renamed',
  NoteWritten: 'created',
  NoteChanged: 'changed',
  GroupSaved: 'created',
  GroupChanged: 'changed',
  SetSaved: 'created',
  SetChanged: 'changed',
  AlertSet: 'created',
  AlertChanged: 'changed',
  DocumentScheduled: 'created',
  ScheduleChanged: 'changed',
} as const;
type Changing = RecordedEvent<Extract<SavedItemsEvent, { type: keyof typeof CHANGES }>>;

const isOf = (event: RecordedEvent<SavedItemsEvent>, id: string): event is Changing =>
  event.type in CHANGES && 'id' in event.data && event.data.id === id;

function versionOf({ type, data, version, metadata }: Changing): ItemVersion {
  const text = 'text' in data ? data.text : data.name;
  return { version, at: metadata.occurredAt, actor: metadata.actor, change: CHANGES[type], text };
}

type Choosing = RecordedEvent<Extract<SavedItemsEvent, { type: 'DigestChosen' }>>;

/** Choosing no figures ends a digest, and is no version to come back to. */
const isOfDigest = (event: RecordedEvent<SavedItemsEvent>): event is Choosing =>
  event.type === 'DigestChosen' && event.data.figures.length > 0;

const digestVersionOf = ({ version, metadata }: Choosing, at: number): ItemVersion => ({
  version,
  at: metadata.occurredAt,
  actor: metadata.actor,
  change: at === 0 ? 'created' : 'changed',
  text: null,
});
