import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { LookFacts, Reference } from '@toile/contracts';
import {
  ConcurrencyError,
  type EventStore,
  fold,
  handleCommand,
  type ProjectionRunner,
} from '@toile/event-store';
import { In, Repository } from 'typeorm';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../kernel/event-store/tokens.js';
import { Collections, HeldLooks } from '../catalogue/index.js';
import { type DoubleTaggingCommand, doubleTaggingDecider } from './domain/double-tagging.decider.js';
import { isTaggedTwice } from './domain/double-tagging.errors.js';
import { type DoubleTaggingEvent, doubleTaggingStream } from './domain/double-tagging.events.js';
import {
  agreedOn,
  type DoubleTagging,
  disputedOf,
  isCompared,
  isSettled,
  meantTags,
  type TwiceTagged,
} from './domain/double-tagging.state.js';
import { DoubleTaggingEntity } from './read-models/double-tagging.entity.js';
import { type DoubleTaggingDocument, doubleTaggings } from './read-models/double-taggings.projection.js';

/** Sends commands to the streams of shows that are tagged twice, and reads them. */
@Injectable()
export class DoubleTaggings implements OnModuleInit {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    @InjectRepository(DoubleTaggingEntity) private readonly rows: Repository<DoubleTaggingEntity>,
    private readonly collections: Collections,
    private readonly held: HeldLooks,
  ) {}

  onModuleInit(): void {
    this.held.register({
      in: (shows) => this.openAmong(shows),
      followTag: (caller, tag) => this.followTag(caller, tag),
    });
  }

  async state(show: string): Promise<DoubleTagging> {
    return fold(doubleTaggingDecider, await this.store.load<DoubleTaggingEvent>(doubleTaggingStream(show)));
  }

  /** What members do next they see. */
  async documents(): Promise<DoubleTaggingDocument[]> {
    await this.readModels.whenCurrent(doubleTaggings);
    return (await this.rows.find({ order: { key: 'ASC' } })).map(({ doc }) => doc);
  }

  async send({ commandId, metadata }: Caller, command: DoubleTaggingCommand): Promise<DoubleTagging> {
    const stream = doubleTaggingStream(command.show);
    return untilAlone(async () => {
      const request = { stream, commandId, metadata, command };
      return (await handleCommand(this.store, doubleTaggingDecider, request)).state;
    });
  }

  /**
   * Writes what is said of a look by now into the catalogue, as whoever said the last word: what both gave at once, what one alone gave
   * once it is settled, and nothing else. The same command writes once, and a repeat writes what its first delivery could not.
   */
  async writeTags(caller: Caller, state: DoubleTagging, slug: string): Promise<void> {
    const look = state.status === 'none' ? undefined : state.looks[slug];
    if (state.status === 'none' || !look || !isCompared(look)) return;
    const known = (await this.collections.state(state.show)).looks.get(slug);
    if (!known) return;
    await this.replaceTags(caller, state.show, known, tagsOf(look));
  }

  /** Looks that nobody waits for any more have no tag whose concept was merged away meanwhile. */
  async leaveAsMeant(caller: Caller, state: DoubleTagging): Promise<void> {
    if (state.status === 'none') return;
    const { looks } = await this.collections.state(state.show);
    for (const [slug, look] of Object.entries(state.looks)) {
      const known = looks.get(slug);
      if (known && !isSettled(look))
        await this.replaceTags(ofLook(caller, slug), state.show, known, meantTags(known.tags));
    }
  }

  /** Once a tag's concept is merged or parted: what two have said by now is written anew where it names the tag. */
  private async followTag(caller: Caller, tag: string): Promise<void> {
    await this.readModels.whenCurrent(doubleTaggings);
    for (const { doc } of await this.rows.findBy({ status: 'open' })) {
      const { state } = doc;
      if (state.status === 'none') continue;
      for (const [slug, { first, second }] of Object.entries(state.looks))
        if ([...first.tags, ...second.tags].some((one) => one.slug === tag))
          await this.writeTags(ofLook(caller, slug), state, slug);
    }
  }

  private async replaceTags(
    caller: Caller,
    collection: string,
    { slug, tags }: LookFacts,
    add: readonly Reference[],
  ): Promise<void> {
    const stays = new Set(add.map((tag) => tag.slug));
    const remove = tags.flatMap((tag) => (stays.has(tag.slug) ? [] : [tag.slug]));
    const retag = { type: 'Retag', collection, retag: caller.commandId, looks: [slug], add, remove } as const;
    await untilAlone(() => this.collections.edit(collection, caller, retag));
  }

  /** Looks whose tags come from two people alone for now are not tagged otherwise. @throws DomainError double-tagging/conflict */
  async refuseOpen(show: string, looks: readonly string[]): Promise<void> {
    const open = new Set(openIn(await this.state(show)));
    const found = looks.find((slug) => open.has(slug));
    if (found !== undefined) throw isTaggedTwice(found);
  }

  /** The same of several shows at once, for what passes such looks by. */
  private async openAmong(shows: readonly string[]): Promise<ReadonlySet<string>> {
    await this.readModels.whenCurrent(doubleTaggings);
    const found = await this.rows.findBy({ show: In([...shows]), status: 'open' });
    return new Set(found.flatMap(({ doc }) => openIn(doc.state)));
  }
}

/** A command of a look's own, so that those of one show are not taken for repeats. */
const ofLook = (caller: Caller, slug: string): Caller => ({
  ...caller,
  commandId: `${caller.commandId}:${slug}`,
});

/** Looks that wait for one of the two, or for who settles them. */
const openIn = (state: DoubleTagging): string[] =>
  state.status === 'open'
    ? Object.entries(state.looks).flatMap(([slug, look]) => (isSettled(look) ? [] : [slug]))
    : [];

/** The tags a look has by now. */
function tagsOf(look: TwiceTagged) {
  const taken = meantTags((look.settled?.taken ?? []).map((slug) => ({ slug, name: slug }))).map(
    ({ slug }) => slug,
  );
  return [...agreedOn(look), ...disputedOf(look).filter(({ slug }) => taken.includes(slug))];
}

/** Several write one stream: who is overtaken tries again, so that no key is lost. */
const MOST_TRIES = 8;

async function untilAlone<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof ConcurrencyError) || tries === MOST_TRIES) throw error;
    }
  }
}
