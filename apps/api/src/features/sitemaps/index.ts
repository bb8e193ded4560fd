export { SitemapsModule } from './sitemaps.module.js';
