import type { VENUES } from '../../catalogue/venues.js';
import type { ABOUT, GUIDES, MEMBERS, NEWS, PORTRAITS, TALKS, WALKS } from './pieces.js';

type SlugOf<List extends readonly (readonly [string, ...unknown[]])[]> = List[number][0];

/** All the demo's writing in one language; what is counted or chosen comes in as arguments. */
export interface Copy {
  /** Where shows are held: the place by its name, and as a sentence begins with it. */
  venues: Readonly<Record<(typeof VENUES)[number], readonly [name: string, at: string]>>;
  /** What agencies say of themselves. */
  agencies: readonly ((name: string) => string)[];
  members: Readonly<
    Record<SlugOf<typeof MEMBERS>, readonly [occupation: string, city: string, about: string]>
  >;
  talks: Readonly<Record<SlugOf<typeof TALKS>, readonly [title: string, role: string, quote: string]>>;
  portraits: Readonly<
    Record<(typeof PORTRAITS)[number], readonly [who: string, trade: string, where: string, wears: string]>
  >;
  news: Readonly<Record<(typeof NEWS)[number], readonly [title: string, summary: string]>>;
  about: Readonly<Record<(typeof ABOUT)[number], readonly [title: string, ...text: string[]]>>;
  guides: Readonly<
    Record<(typeof GUIDES)[number], readonly [title: string, summary: string, ...text: string[]]>
  >;
  walks: Readonly<Record<SlugOf<typeof WALKS>, readonly [title: string, intro: string]>>;
  /** A name and what it is about: "Livia Sartoretti: the hand before the line". */
  titled(who: string, what: string): string;
  /** Between a name and what stands beside it. */
  comma: string;
  designer(of: { name: string; city: string; founded: number; note: string }): string;
  more: string;
  showHeading(house: string, city: string): string;
  show(of: { at: string; city: string; house: string; looks: number; tags: string }): string;
  inWork(house: string): string;
  conversation(who: string, role: string): string;
  received(who: string, role: string): string;
  /** Questions of an interview with their answers; the first answer is the quote. */
  begin: string;
  stayed: readonly [question: string, answer: (house: string) => string];
  leftOut: readonly [question: string, answer: string];
  seen(who: string, trade: string, where: string): string;
  wears(what: string): string;
  streetQuote: string;
  newsletter: {
    title(issue: number): string;
    summary(house: string): string;
    hello: string;
    slowly: string;
    guide: string;
  };
}
