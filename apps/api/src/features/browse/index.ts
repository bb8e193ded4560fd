export { BrowseModule } from './browse.module.js';
