import type { Shape } from '../../../api/operations';
import type { FigureName } from '../lib/figure-kinds';

export type BodyView = 'chart' | 'table';
export interface BodyProps {
  figure: Shape<'FigureDto'>;
  name: FigureName;
  view: BodyView;
  title: string;
}
