import { Injectable } from '@nestjs/common';
import type { Member } from '../../../kernel/auth/member.js';
import { Collections, isEditor, OwnBrands } from '../../catalogue/index.js';
import { pairNotYours } from '../domain/double-tagging.errors.js';
import { meantTags } from '../domain/double-tagging.state.js';
import { DoubleTaggings } from '../double-taggings.js';
import type { ComparedLook } from './agreement.js';

/** Which compared looks are meant; all where nothing is said. */
export interface Meant {
  /** The first day, in UTC. */
  from?: string | undefined;
  /** The last day. */
  to?: string | undefined;
  /** Two subjects joined by a dot, the lower first. */
  pair?: string | undefined;
}

/** By the tags of now: two who gave two names of one concept are of one mind. */
const asMeant = (look: ComparedLook): ComparedLook => {
  const [first, second] = look.tags.map((slugs) => meantTags(slugs.map((slug) => ({ slug, name: slug }))));
  const slugs = (tags: readonly { slug: string }[] = []) => tags.map(({ slug }) => slug);
  return { ...look, tags: [slugs(first), slugs(second)] };
};

export const pairOf = ({ taggers }: ComparedLook) => [...taggers].sort().join('.');

/** Looks both taggers were done with, as far as the reader may know them. */
@Injectable()
export class ComparedLooks {
  constructor(
    private readonly taggings: DoubleTaggings,
    private readonly own: OwnBrands,
    private readonly collections: Collections,
  ) {}

  /** The reader's own shows, and of the period. @throws DomainError agreement/forbidden where a pair is asked for by no editor */
  async of(
    member: Member,
    { from, to, pair }: Meant,
  ): Promise<{ all: ComparedLook[]; meant: ComparedLook[] }> {
    if (pair !== undefined && !isEditor(member)) throw pairNotYours();
    const documents = await this.taggings.documents();
    const all: ComparedLook[] = [];
    for (const { compared } of documents)
      if (compared[0] && (await this.isOwn(member, compared[0].show))) all.push(...compared.map(asMeant));
    const meant = all.filter((look) => {
      const day = look.at.slice(0, 10);
      const isThen = (from === undefined || day >= from) && (to === undefined || day <= to);
      return isThen && (pair === undefined || pairOf(look) === pair);
    });
    return { all, meant };
  }

  private async isOwn(member: Member, show: string): Promise<boolean> {
    if (isEditor(member)) return true;
    const state = await this.collections.state(show).catch(() => null);
    return state !== null && this.own.mayWorkOn(member, state.facts.designer.slug);
  }
}
