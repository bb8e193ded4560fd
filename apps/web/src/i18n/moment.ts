/**
 * How a moment is written for those who work together from several places: to the minute, with the name of the zone whose clocks show
 * it. `dateStyle` and `timeStyle` cannot name one.
 */
export const MOMENT = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
