import type { Decider } from '@toile/event-store';
import { notIn{{Name}} } from './{{name}}.errors.js';
import type { {{Name}}Event } from './{{name}}.events.js';
import { evolve, no{{Name}}, type {{Name}} } from './{{name}}.state.js';

export type {{Name}}Command = { type: 'Add'; item: string } | { type: 'Remove'; item: string };

function decide({ type, item }: {{Name}}Command, { items }: {{Name}}): readonly {{Name}}Event[] {
  const isIn = items.includes(item);
  if (type === 'Remove') {
    if (!isIn) throw notIn{{Name}}(item);
    return [{ type: 'RemovedFrom{{Name}}', data: { item } }];
  }
  if (isIn) return [];
  return [{ type: 'AddedTo{{Name}}', data: { item } }];
}

export const {{key}}Decider: Decider<{{Name}}, {{Name}}Command, {{Name}}Event> = {
  initialState: no{{Name}},
  decide,
  evolve,
};
