import type { CollectionFault } from '@toile/contracts';

/** What the desk says, in the reader's language; `{…}` is filled in where it is said. */
export type StudioWords = Record<
  | ('details' | 'description' | 'tags' | 'models' | 'addTag' | 'addModel' | 'removeTag' | 'save' | 'saved')
  | ('failed' | 'look' | 'earlier' | 'later' | 'place' | 'drag' | 'edit' | 'choose' | 'order' | 'ordered')
  | ('remove' | 'removed' | 'clear' | 'sureRemove' | 'sureDelete' | 'surePublish' | 'keep' | 'publish')
  | (
      | 'withdraw'
      | 'delete'
      | 'published'
      | 'withdrawn'
      | 'deleted'
      | 'ready'
      | 'notReady'
      | 'goTo'
      | 'hint'
      | 'holdHint'
    ),
  string
> & { faults: Record<CollectionFault['code'], string> };

/** A message with its parts filled in. */
export const filled = (text: string, parts: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parts[name] ?? whole));
