import { SCHEDULE_LIMITS } from '@toile/contracts';
import { DomainError } from '@toile/platform';

export const MOST = {
  views: 100,
  notes: 500,
  alerts: 30,
  groups: 50,
  sets: 50,
  schedules: SCHEDULE_LIMITS.schedules,
} as const;
export type Kind = keyof typeof MOST;

const NAMES = {
  views: 'saved view',
  notes: 'note',
  alerts: 'alert',
  groups: 'group',
  sets: 'comparison set',
  schedules: 'scheduled document',
} as const;
export const unknownOf = (kind: Kind, id: string) =>
  new DomainError(`${kind}/unknown`, `There is no ${NAMES[kind]} "${id}".`);
export const tooMany = (kind: Kind) =>
  new DomainError(`${kind}/conflict`, `You can keep ${MOST[kind]} of these. Remove one first.`);
export const noDigest = () => new DomainError('digest/unknown', 'You have chosen no weekly digest yet.');
export const groupOfOther = (key: string, dimension: string) =>
  new DomainError('sets/invalid', `There is no group "${key}" of ${dimension} among yours.`);
export const groupInGroup = () =>
  new DomainError('groups/invalid', 'A group holds no other groups. Name their members.');
export const othersDefault = () =>
  new DomainError('sets/forbidden', 'What is compared with by default is the choice of the owner of a set.');
export const ownMails = (kind: 'alert' | 'schedule') =>
  new DomainError(
    `${kind}s/conflict`,
    kind === 'alert'
      ? 'Your own alerts tell you by mail. Pause one to end that.'
      : 'Choose yourself among the colleagues your own document goes to.',
  );
export const hasLeft = () =>
  new DomainError('schedules/forbidden', 'Who has ended these mails is not sent them again.');
