import { applyDecorators } from '@nestjs/common';
import { ApiHideProperty, OmitType } from '@nestjs/swagger';
import {
  FIGURE_ADDRESSES,
  type FigureAddress,
  type FigureReference,
  figureKind,
  isUnobeyed,
} from '@toile/contracts';
import { inputOf, ValidationError } from '@toile/platform';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy, type ValidationArguments } from 'class-validator';
import { IsNested } from '../../../kernel/http/dto/nested.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { FigureQueryDto } from '../scope/figure-query.dto.js';

/** An empty filter is none. Values are looked at when the figure is asked. */
const IsKept = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim() || undefined : value,
    ),
    IsOptional(),
    IsText({ max: 200 }),
  );

/** What would pin a figure to a time or to days: nothing of it would ever change. */
const IsNoPin = () =>
  ValidateBy({
    name: 'isNoPin',
    validator: {
      validate: (value) => value === undefined,
      defaultMessage: () => 'as_of, from and to would keep it from changing',
    },
  });

/** What a figure can be narrowed by where it is kept: how the answer is given (`format`, `explain`, `page`) is not kept. */
export class KeptFiltersDto {
  @IsKept() type?: string;
  @IsKept() city?: string;
  @IsKept() category?: string;
  @IsKept() season?: string;
  @IsKept() compare?: string;
  @IsKept() brand?: string;
  @IsKept() trend?: string;
  @IsKept() scope?: string;
  @IsKept() metric?: string;
  @IsKept() view?: string;
  @IsKept() job?: string;
  @IsKept() country?: string;
  @IsKept() window?: string;
  @IsKept() without?: string;
  @IsKept() from?: string;
  @IsKept() to?: string;
  @IsKept() limit?: string;
  @IsKept() as_of?: string;
  @IsKept() definition?: string;
}

/** Filters of what goes on being asked: they may not pin it. */
export class LivingFiltersDto extends OmitType(KeptFiltersDto, ['as_of', 'from', 'to']) {
  @IsNoPin() @ApiHideProperty() as_of?: never;
  @IsNoPin() @ApiHideProperty() from?: never;
  @IsNoPin() @ApiHideProperty() to?: never;
}

/** Filters that the figure beside them (`figure`) can be asked with: for what is shown long after somebody wrote it. */
export const IsAskable = () =>
  ValidateBy({
    name: 'isAskable',
    validator: {
      validate: (_, args) => whyUnaskable(args) === null,
      defaultMessage: (args) => whyUnaskable(args) ?? '',
    },
  });

function whyUnaskable(args: ValidationArguments | undefined): string | null {
  const given = args?.object as Partial<FigureReference> | undefined;
  const figure = FIGURE_ADDRESSES.find((one) => one === given?.figure);
  // What is of another form is told by the rules for that.
  if (!figure || typeof given?.filters !== 'object' || given.filters === null) return null;
  const filters = filtersOf(given.filters);
  const unobeyed = Object.keys(filters).filter((name) => isUnobeyed(figure, name));
  if (unobeyed.length > 0) return `this figure is not narrowed by ${unobeyed.join(', ')}`;
  const { needs } = figureKind(figure);
  if (needs && !filters[needs]) return `this figure needs to know which ${needs} it is about`;
  try {
    inputOf(FigureQueryDto, filters);
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`).join(' ');
  }
}

/** A figure and its filters. */
export class ChosenFigureDto {
  /** The figure's address below `/api/dashboard/`. */
  @IsOneOf(FIGURE_ADDRESSES)
  figure: FigureAddress;

  /** None where they are left out. */
  @IsOptional()
  @IsNested(() => KeptFiltersDto)
  filters?: KeptFiltersDto;
}

/** One figure with its filters, as they stand in the address. */
export class FigureReferenceDto implements FigureReference {
  figure: FigureAddress;
  /** @example { "city": "milan" } */
  filters: Record<string, string>;
}

/** The reference of a figure somebody chose. */
export const referenceTo = ({ figure, filters }: ChosenFigureDto): FigureReference => ({
  figure,
  filters: filtersOf(filters ?? {}),
});

/** The filters that are there. */
export const filtersOf = (filters: KeptFiltersDto): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
