import type { Member } from '../../../kernel/auth/member.js';
import { invalid } from './schedule-input.dto.js';

/** Who is meant, among the members on a subscription. @throws ValidationError for anybody else */
export function subjectsOf(ids: readonly string[], people: readonly Member[]): string[] {
  return [...new Set(ids)].map((id) => {
    const found = people.find(({ slug }) => slug === id);
    if (!found) throw invalid('to', `There is no "${id}" on this subscription.`);
    return found.subject;
  });
}
