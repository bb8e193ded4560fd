export { CatalogueImport, type ImportOutcome, type RawRow, type RefusedRow } from './catalogue-import.js';
export { wrongWithHeader } from './import-row.js';
export {
  type CollectionToLoad,
  loadCatalogue,
  loadContent,
  openCatalogueStore,
  showCatalogue,
  showWhileLoading,
} from './load-catalogue.js';
