import type { Garment } from '@toile/contracts';

/** A look on the desk; tags by their slugs. */
export interface DeskLook {
  slug: string;
  position: number;
  image_filename: string;
  width: number;
  height: number;
  thumbhash: string | null;
  colours: readonly string[];
  tags: readonly string[];
  garments: readonly Garment[];
}

/** Tags that looks get and lose. */
export interface TagChange {
  looks: readonly string[];
  add: readonly string[];
  remove: readonly string[];
}

/** The looks with a change carried out. */
export function changed(looks: readonly DeskLook[], { looks: meant, add, remove }: TagChange): DeskLook[] {
  return looks.map((look) => {
    if (!meant.includes(look.slug)) return look;
    const kept = look.tags.filter((tag) => !remove.includes(tag));
    const added = add.filter((tag) => !kept.includes(tag));
    if (added.length === 0 && kept.length === look.tags.length) return look;
    return { ...look, tags: [...kept, ...added] };
  });
}

/** What takes a change back, and nothing that was so before: changes a look each, and none for looks it leaves as they are. */
export function undoOf(looks: readonly DeskLook[], change: TagChange): TagChange[] {
  const after = changed(looks, change);
  return looks.flatMap((look, index) => {
    const now = after[index]?.tags ?? [];
    const remove = now.filter((tag) => !look.tags.includes(tag));
    const add = look.tags.filter((tag) => !now.includes(tag));
    return add.length + remove.length > 0 ? [{ looks: [look.slug], add, remove }] : [];
  });
}

/** The tag on looks that want it; where all have it, off them. */
export function toggled(looks: readonly DeskLook[], meant: readonly string[], tag: string): TagChange {
  const all = looks.filter(({ slug }) => meant.includes(slug));
  const hasAll = all.every(({ tags }) => tags.includes(tag));
  return { looks: meant, add: hasAll ? [] : [tag], remove: hasAll ? [tag] : [] };
}

/** The next look without tags after a place, from the beginning again; the place itself when there is none. */
export function nextWanting(looks: readonly DeskLook[], at: number): number {
  for (let step = 1; step <= looks.length; step += 1) {
    const index = (at + step) % looks.length;
    if (looks[index]?.tags.length === 0) return index;
  }
  return Math.min(at + 1, looks.length - 1);
}

/** A colour on or off a garment of this kind; one that loses its last colour is none any more. */
export function withColour(garments: readonly Garment[], kind: string, colour: string): Garment[] {
  const known = garments.find((garment) => garment.kind === kind);
  if (!known) return [...garments, { kind, colours: [colour], fabric: null, pattern: null, details: [] }];
  const colours = known.colours.includes(colour)
    ? known.colours.filter((one) => one !== colour)
    : [...known.colours, colour].slice(0, 6);
  return garments.flatMap((garment) => {
    if (garment !== known) return [garment];
    return colours.length > 0 ? [{ ...garment, colours }] : [];
  });
}
