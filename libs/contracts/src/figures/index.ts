export { LEADERS_OF_CATEGORY } from './category-leaders.js';
export type { FigureDefinition } from './figure-definition.js';
export * from './figure-definitions.js';
export type { FigureCard, FigureFile } from './figure-file.js';
export { FIGURE_FILES } from './figure-files.js';
export * from './figure-kind.js';
export * from './figures.js';
