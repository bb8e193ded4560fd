/** By what pictures are put in order. */
export type Sorting = 'name' | 'time';

export interface PictureFile {
  name: string;
  /** By the camera's clock: `2026-02-24T14:03:12`. */
  takenAt: string | null;
}

/** As people count: look 2 before look 10. */
const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Those without a time come last, by their names. */
export function sorted<T extends PictureFile>(files: readonly T[], by: Sorting): T[] {
  const byName = (one: T, other: T) => NAMES.compare(one.name, other.name);
  if (by === 'name') return [...files].sort(byName);
  return [...files].sort((one, other) => {
    if (one.takenAt === other.takenAt) return byName(one, other);
    if (one.takenAt === null || other.takenAt === null) return one.takenAt === null ? 1 : -1;
    return one.takenAt < other.takenAt ? -1 : 1;
  });
}

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;
/** What systems leave in folders and archives beside what is meant. */
const LEFTOVER = /(^|\/)(\.|__MACOSX\/|Thumbs\.db$)/i;

export const isPicture = (path: string) => PICTURE.test(path) && !LEFTOVER.test(path);
export const isArchive = (path: string) => /\.zip$/i.test(path);

const MIMES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};
export const mimeOf = (name: string) => MIMES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '';

/** A time as a camera writes it, `2026:02:24 14:03:12`, or nothing of use. */
export function cameraTime(written: unknown): string | null {
  const parts = typeof written === 'string' && /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(written);
  if (!parts || parts[1] === '0000') return null;
  return `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}`;
}

/** What nobody has to look at: it is on its way, or in without a question. */
export const isPlain = (state: {
  is: string;
  added?: { alike: readonly unknown[]; elsewhere: readonly unknown[] };
}) =>
  state.is === 'done'
    ? !state.added?.alike.length && !state.added?.elsewhere.length
    : ['waiting', 'sending', 'offline'].includes(state.is);

/** What has to be looked at stands first: nobody reads sixty lines to find two. */
export const attentionFirst = <T extends { state: Parameters<typeof isPlain>[0] }>(
  items: readonly T[],
): T[] => [...items.filter(({ state }) => !isPlain(state)), ...items.filter(({ state }) => isPlain(state))];
