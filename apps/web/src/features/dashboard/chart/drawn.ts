/** What a chart is drawn by: made anew when what it shows changes, and never inside a render. */
export interface Drawn {
  height: number;
  setOn(chart: EchartsLike): void;
}
/** As much of an ECharts instance as is needed here. */
export interface EchartsLike {
  resize(size?: { height: number; width?: number | 'auto' }): void;
  dispose(): void;
  on(
    event: 'click',
    listener: (event: {
      componentType?: string;
      dataType?: string;
      dataIndex?: number;
      tickIndex?: number;
      seriesId?: string;
      seriesIndex?: number;
      name?: string;
    }) => void,
  ): void;
  /** What lies below everything that is drawn. */
  getZr(): { on(event: 'click', listener: (at: { offsetX: number; offsetY: number }) => void): void };
  containPixel(finder: 'grid', at: [number, number]): boolean;
  convertFromPixel(finder: 'grid', at: [number, number]): number[];
}
/** Brings the library and makes an empty chart in an element. */
export type Start = (element: HTMLElement) => Promise<EchartsLike>;
