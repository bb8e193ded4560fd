import {
  type GarmentDimension,
  isOfGarments,
  isTagDimension,
  PALETTE,
  type Question,
  type QuestionAxis,
  type QuestionDimension,
} from '@toile/contracts';
import { CATEGORY_OF_TAG } from '../../figures/index.js';
import { boundTo, narrowed, narrowingsOf } from './narrowings.sql.js';
import { keysSql } from './pairs.sql.js';

/** A garment is written as its tags, a stroke and its colours. */
const PART = (of: string, at: number) =>
  `arrayFilter(one -> one != '', splitByChar(' ', splitByChar('/', ${of})[${at}]))`;
const TAGS = PART('piece', 1);
const COLOURS = PART('piece', 2);
const TONES = `arrayDistinct(arrayMap(one -> transform(one, {garment_palette:Array(String)}, {garment_tones:Array(String)}, ''), ${COLOURS}))`;

/** SQL of what one garment, `piece`, has of a dimension. */
function keysOfGarment(dimension: GarmentDimension): string {
  if (dimension === 'colour') return COLOURS;
  if (dimension === 'tone') return TONES;
  if (dimension === 'category') return `arrayDistinct(arrayMap(one -> ${CATEGORY_OF_TAG('one')}, ${TAGS}))`;
  if (!isTagDimension(dimension) || dimension === 'tag') return TAGS;
  return `arrayFilter(one -> ${CATEGORY_OF_TAG('one')} = '${dimension}', ${TAGS})`;
}

/** SQL of the garments of a look that are all that is asked of them, and nothing that is left out; all of it holds of the same one. */
export function piecesSql(asked: Question): string {
  const conditions = narrowingsOf(asked).flatMap((one) =>
    isOfGarments(one.dimension)
      ? [narrowed(one, `hasAny(${keysOfGarment(one.dimension)}, ${boundTo(one)})`)]
      : [],
  );
  return conditions.length === 0 ? 'garments' : `arrayFilter(piece -> ${conditions.join(' AND ')}, garments)`;
}

/** SQL of the keys of an axis that any of these garments has; null where the axis is not of garments. */
export function keysOnPieces(axis: QuestionAxis | null, asked: Question): string | null {
  const keys = keysOfPiece(axis, asked);
  return keys && `arrayDistinct(arrayFlatten(arrayMap(piece -> ${keys}, ${piecesSql(asked)})))`;
}

function keysOfPiece(axis: QuestionAxis | null, asked: Question): string | null {
  if (!axis || !isOfGarments(axis.dimension)) return null;
  const known: Partial<Record<QuestionDimension, string>> = {
    [axis.dimension]: keysOfGarment(axis.dimension),
  };
  return keysSql(axis, asked, known);
}

/** SQL of rows and columns that meet on one of the garments; null where they are not both of garments. */
export function pairsOnPieces(
  asked: Question,
  chosen: (keys: string, which: 'rows' | 'columns') => string,
): string | null {
  const [rows, columns] = [keysOfPiece(asked.rows, asked), keysOfPiece(asked.columns, asked)];
  if (!rows || !columns) return null;
  const crossed = `arrayFlatten(arrayMap(a -> arrayMap(b -> (a, b), ${chosen(columns, 'columns')}), ${chosen(rows, 'rows')}))`;
  return `arrayDistinct(arrayFlatten(arrayMap(piece -> ${crossed}, ${piecesSql(asked)})))`;
}

/** What SQL of garments binds. */
export const garmentParams = ({ crossing }: Question): Record<string, string[]> =>
  crossing === 'garment'
    ? {
        garment_palette: PALETTE.map(({ slug }) => slug),
        garment_tones: PALETTE.map(({ tone }) => tone),
      }
    : {};
