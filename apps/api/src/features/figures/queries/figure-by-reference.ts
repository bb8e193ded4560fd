import { Injectable } from '@nestjs/common';
import { type Figure, type FigureReference, obeyedOf } from '@toile/contracts';
import { inputOf } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import { Entitlement } from '../access/entitlement.js';
import { scopesOfFigure } from '../access/scopes.js';
import { FigureQueryDto } from '../scope/figure-query.dto.js';
import { ReadScope } from '../scope/read-scope.js';
import type { Scope } from '../scope/scope.js';
import { CountFigure } from './count-figure.js';

export interface ReadFigureResult {
  figure: Figure;
  scope: Scope;
}

/** Asks a figure by its reference, as its address would answer the same member: for what is kept, sent and shown elsewhere. */
@Injectable()
export class FigureByReference {
  constructor(
    private readonly scopes: ReadScope,
    private readonly entitlement: Entitlement,
    private readonly figures: CountFigure,
  ) {}

  /**
   * @param also filters besides those of the reference, such as `as_of`
   * @throws ValidationError, DomainError brand/unknown, trend/unknown, dashboard/forbidden, as the figure's address does
   */
  async read(
    { figure, filters }: FigureReference,
    member: Member | undefined,
    also: Record<string, string> = {},
  ): Promise<ReadFigureResult> {
    const scope = await this.scopeOf({ figure, filters: { ...filters, ...also } }, member);
    return { figure: await this.figures.at(figure, scope), scope };
  }

  private async scopeOf({ figure, filters }: FigureReference, member: Member | undefined): Promise<Scope> {
    // A page's filters are more than each of its figures obeys.
    const query = obeyedOf(figure, filters);
    const viewer = member && (await this.entitlement.seenBy(member, scopesOfFigure(figure, query)));
    return this.scopes.read(inputOf(FigureQueryDto, query), viewer);
  }

  /** The same as it was known at one of several times, in numbers alone: without intervals and consent. @throws as `read` */
  async readAsKnown(
    { figure, filters }: FigureReference,
    member: Member | undefined,
    also: Record<string, string>,
    times: readonly Date[],
  ): Promise<Figure> {
    const scope = await this.scopeOf({ figure, filters: { ...filters, ...also } }, member);
    return this.figures.at(figure, { ...scope, times });
  }

  /** Of any closed or open season, for what Toile keeps itself. @throws ValidationError as the figure's address does */
  async readWhole({ figure, filters }: FigureReference): Promise<ReadFigureResult> {
    const query = inputOf(FigureQueryDto, obeyedOf(figure, filters));
    const scope = await this.scopes.within(query, 'Master');
    return { figure: await this.figures.at(figure, scope), scope };
  }

  /** Whether all it is narrowed by is there, without counting it. @throws ValidationError, DomainError brand/unknown, trend/unknown */
  async mustBeAnswered({ figure, filters }: FigureReference): Promise<void> {
    await this.scopes.within(inputOf(FigureQueryDto, obeyedOf(figure, filters)), 'Master');
  }

  /** What is kept goes on for as long as the subscription does. @throws DomainError dashboard/forbidden */
  async mustBeEntitled({ figure, filters }: FigureReference, member: Member | undefined): Promise<void> {
    await this.entitlement.mustHold(member, scopesOfFigure(figure, filters));
  }
}
