import { PickType } from '@nestjs/swagger';
import {
  DASHBOARD_SCOPES,
  type DashboardScope,
  type FigureAddress,
  figureKind,
  type TokenScope,
} from '@toile/contracts';
import { inputOf, ValidationError } from '@toile/platform';
import { FigureQueryDto } from '../scope/figure-query.dto.js';

/** Parts of the dashboard a subscription or a token can hold. */
export const SCOPES = DASHBOARD_SCOPES;
export type { DashboardScope };

/** What must be held: of each list one. */
export type NeededScopes = readonly (readonly DashboardScope[])[];
/** Of no part in particular. */
export const ANY_SCOPE: NeededScopes = [SCOPES];

export const holds = (held: readonly TokenScope[], needed: readonly (readonly TokenScope[])[]) =>
  needed.every((list) => list.some((scope) => held.includes(scope)));

/** @param query filters of the figure; what is wrong with them its handler says */
export function scopesOfFigure(figure: FigureAddress, query: object): NeededScopes {
  const own = figureKind(figure).scopes;
  return own === 'by-focus' ? scopesOfFocus(query) : [own];
}

class FocusDto extends PickType(FigureQueryDto, ['brand', 'trend']) {}

/** Scopes of what is about a brand, a trend or both; about neither it is of no part in particular. */
export function scopesOfFocus(query: object): NeededScopes {
  const { brand, trend } = readable(FocusDto, query) ?? {};
  const own: DashboardScope[] = [
    ...(brand ? ['brands' as const] : []),
    ...(trend ? ['trends' as const] : []),
  ];
  return own.length > 0 ? [own] : ANY_SCOPE;
}

/** A query as its handler will read it; undefined where it refuses it. */
export function readable<T extends object>(Dto: new () => T, query: object): T | undefined {
  try {
    return inputOf(Dto, query);
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}
