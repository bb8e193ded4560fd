export { toCsv } from './csv.js';
export { ExportsModule } from './exports.module.js';
export { PrintPage } from './page-pdf/commands/print-page.js';
export type { PageDocument } from './page-pdf/draw-page.js';
export { PAGE_FIGURES, PAGE_SLUGS, type PageSlug } from './page-pdf/pages.js';
export { Paper } from './page-pdf/paper.js';
export { type Asked, askedFigure, askedQuestion, Receipts } from './receipts.js';
export { EXPORTS_ENTITIES, EXPORTS_MIGRATIONS } from './schema.js';
