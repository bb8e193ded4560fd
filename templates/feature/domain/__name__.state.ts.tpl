import type { {{Name}}Event } from './{{name}}.events.js';

/** What is in, the first added first. */
export interface {{Name}} {
  items: readonly string[];
}

export const no{{Name}} = (): {{Name}} => ({ items: [] });

/** What the {{name}} have become; also the fold of their read model. */
export function evolve(state: {{Name}}, event: {{Name}}Event): {{Name}} {
  const others = state.items.filter((item) => item !== event.data.item);
  return { items: event.type === 'AddedTo{{Name}}' ? [...others, event.data.item] : others };
}
