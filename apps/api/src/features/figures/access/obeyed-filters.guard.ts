import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { type FigureAddress, figureKind, isUnobeyed } from '@toile/contracts';
import { ValidationError } from '@toile/platform';

/** What a handler was asked: the parameters of its path, decoded, and its query. */
export interface FigureRequest {
  params: Record<string, string>;
  query: object;
}

/** A figure obeys a filter or refuses it: one that was ignored would be read as if it held. */
export class ObeyedFilters implements CanActivate {
  constructor(private readonly figureOf: (request: FigureRequest) => FigureAddress) {}

  /** @throws ValidationError that names what the figure obeys */
  canActivate(context: ExecutionContext): boolean {
    const { params, query } = context.switchToHttp().getRequest<FigureRequest>();
    const figure = this.figureOf({ params, query });
    const refused = Object.keys(query).filter((name) => isUnobeyed(figure, name));
    if (refused.length === 0) return true;
    const message = `This figure is not narrowed by it. It obeys ${figureKind(figure).obeys.join(', ')}.`;
    throw new ValidationError(refused.map((propertyPath) => ({ propertyPath, message, code: 'not_obeyed' })));
  }
}
