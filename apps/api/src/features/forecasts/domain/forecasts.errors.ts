import { DomainError } from '@toile/platform';

export const notMonday = (origin: string) =>
  new DomainError('forecasts/invalid', `${origin} is no Monday: a forecast begins with a week.`);
export const notYetKnown = (slug: string, to: string) =>
  new DomainError('forecasts/invalid', `The forecast of ${slug} rests on ${to}, which it was to foretell.`);
