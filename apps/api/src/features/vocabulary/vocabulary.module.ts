import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MemberEntity } from '../accounts/index.js';
import { LookEntity, SuggestionEntity } from '../catalogue/index.js';
import { FiguresModule } from '../figures/index.js';
import { AddConceptHandler } from './commands/add-concept.js';
import { MergeConceptsHandler } from './commands/merge-concepts.js';
import { MoveConceptHandler } from './commands/move-concept.js';
import { RetireConceptHandler } from './commands/retire-concept.js';
import { RewordConceptHandler } from './commands/reword-concept.js';
import { SplitConceptHandler } from './commands/split-concept.js';
import { UndoMergeHandler } from './commands/undo-merge.js';
import { ConceptsController } from './http/concepts.controller.js';
import { VocabularyController } from './http/vocabulary.controller.js';
import { ConceptDetailsHandler } from './queries/concept-details.js';
import { ConceptHistoryHandler } from './queries/concept-history.js';
import { ConceptsHandler } from './queries/concepts.js';
import { MissingWordsHandler } from './queries/missing-words.js';
import { PreviewMergeHandler } from './queries/preview-merge.js';
import { PreviewMoveHandler } from './queries/preview-move.js';
import { EditedVocabulary } from './read-models/edited-vocabulary.js';
import { VOCABULARY_ENTITIES } from './schema.js';
import { SearchesNaming } from './searches-naming.js';
import { TaggedLooks } from './tagged-looks.js';
import { VocabularyStream } from './vocabulary-stream.js';

@Module({
  imports: [
    FiguresModule,
    TypeOrmModule.forFeature([...VOCABULARY_ENTITIES, MemberEntity, LookEntity, SuggestionEntity]),
  ],
  controllers: [ConceptsController, VocabularyController],
  providers: [
    EditedVocabulary,
    VocabularyStream,
    TaggedLooks,
    SearchesNaming,
    AddConceptHandler,
    RewordConceptHandler,
    MoveConceptHandler,
    MergeConceptsHandler,
    SplitConceptHandler,
    UndoMergeHandler,
    RetireConceptHandler,
    ConceptsHandler,
    ConceptDetailsHandler,
    ConceptHistoryHandler,
    MissingWordsHandler,
    PreviewMergeHandler,
    PreviewMoveHandler,
  ],
})
export class VocabularyModule {}
