export { BrandFiguresModule } from './brand-figures.module.js';
