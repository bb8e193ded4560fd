import { among, fault, type QuestionFault } from './question-fault.js';
import {
  GROUP_LIMITS,
  GROUPED_DIMENSIONS,
  isGroupedDimension,
  isGroupKey,
  type QuestionGroup,
} from './question-group.js';

/** What groups may not be, whatever names them. */
export function groupFaults(groups: readonly QuestionGroup[]): QuestionFault[] {
  const faults: QuestionFault[] = [];
  if (groups.length > GROUP_LIMITS.groups)
    faults.push(fault('groups', `Groups: at most ${GROUP_LIMITS.groups}.`, 'too_many'));
  if (new Set(groups.map(({ key }) => key)).size < groups.length)
    faults.push(fault('groups', 'Two groups have the same key.'));
  for (const { key, name, dimension, any } of groups) {
    if (!isGroupKey(key))
      faults.push(
        fault('groups', `"${key}" is no key: "~" and small letters, digits or hyphens.`, 'unknown_value'),
      );
    if (!isGroupedDimension(dimension))
      faults.push(
        fault(
          'groups',
          `"${dimension}" is not grouped. Allowed: ${among(GROUPED_DIMENSIONS)}`,
          'unknown_value',
        ),
      );
    if (!name.trim() || name.length > GROUP_LIMITS.name)
      faults.push(
        fault('groups', `A group has a name of up to ${GROUP_LIMITS.name} signs.`, 'missing_value'),
      );
    if (any.length < 1 || any.length > GROUP_LIMITS.members)
      faults.push(fault('groups', `Members of a group: one to ${GROUP_LIMITS.members}.`, 'too_many'));
    if (any.some(isGroupKey)) faults.push(fault('groups', 'A group holds no other groups.'));
  }
  return faults;
}
