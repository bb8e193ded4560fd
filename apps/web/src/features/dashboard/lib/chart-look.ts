/** Colours and type of the page a chart is on, and how wide it is. */
export interface ChartLook {
  ink: string;
  soft: string;
  rule: string;
  accent: string;
  canvas: string;
  paper: string;
  font: string;
  width: number;
  /** The reader wants nothing to move, or it is drawn for paper. */
  isStill: boolean;
}

/** How high a line of a label is; by itself ECharts takes the width of a Chinese sign, which is next to nothing where no font has any. */
export const LABEL_LINE = 15;

/** A drawing: what ECharts is given, and how tall it is. */
export interface Drawing<Option> {
  option: Option;
  height: number;
}
