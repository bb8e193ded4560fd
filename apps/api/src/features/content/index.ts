export { ArticleDetailsDto } from './article.dto.js';
export { Articles } from './articles.js';
export { contentFeature } from './content.feature.js';
export { ContentModule } from './content.module.js';
export { contentDecider } from './domain/content.decider.js';
export { type ContentEvent, contentStream } from './domain/content.events.js';
export { EditorNames } from './editor-names.js';
export { DraftPreview } from './queries/draft-preview.js';
export { CONTENT_MIGRATIONS } from './schema.js';
