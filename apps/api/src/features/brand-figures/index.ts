export { BrandFiguresModule } from './brand-figures.module.js';
export { BRAND_FIGURES_MIGRATIONS } from './schema.js';
