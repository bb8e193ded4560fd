export { NewsletterLinks } from './newsletter-links.js';
export { NewsletterReaders, type Reader, SEALED_FOR, type SendingFigures } from './newsletter-readers.js';
export { PollResultDto } from './poll.dto.js';
export { ReaderFormsModule } from './reader-forms.module.js';
export { READER_FORMS_ENTITIES, READER_FORMS_MIGRATIONS } from './schema.js';
