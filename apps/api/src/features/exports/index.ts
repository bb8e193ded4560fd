export { ExportsModule } from './exports.module.js';
export type { PageDocument } from './page-pdf/draw-page.js';
export { Paper } from './page-pdf/paper.js';
export { type Asked, askedFigure, askedQuestion, Receipts } from './receipts.js';
export { EXPORTS_ENTITIES, EXPORTS_MIGRATIONS } from './schema.js';
