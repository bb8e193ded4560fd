export { BrowseModule } from './browse.module.js';
export { DesignerDetails, DesignerDetailsDto } from './queries/designer-details.js';
export { ModelDetails, ModelDetailsDto } from './queries/model-details.js';
