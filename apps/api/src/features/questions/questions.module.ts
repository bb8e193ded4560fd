import { Module } from '@nestjs/common';
import { ReferenceLists } from '../catalogue/index.js';
import { FiguresModule } from '../figures/index.js';
import { ColoursOfLooks } from './counting/colours-of-looks.js';
import { LooksSource } from './counting/looks-source.js';
import { MembersSource } from './counting/members-source.js';
import { NamedValues } from './counting/named-values.js';
import { BoardsSource, SavesSource, ViewsSource } from './counting/openings-source.js';
import { ReadAsked } from './counting/read-asked.js';
import { SearchesSource } from './counting/searches-source.js';
import { Slices } from './counting/slices.js';
import { Sources } from './counting/sources.js';
import { VisitorsSource } from './counting/visitors-source.js';
import { QuestionsController } from './http/questions.controller.js';
import { Labels } from './pivot/labels.js';
import { AnswerQuestionHandler } from './queries/answer-question.js';
import { AskedByReference } from './queries/asked-by-reference.js';
import { CountQuestion } from './queries/count-question.js';
import { LooksOfCellHandler } from './queries/looks-of-cell.js';
import { QuestionInWordsHandler } from './queries/question-in-words.js';
import { QuestionVocabularyHandler } from './queries/question-vocabulary.js';
import { GroupsOfMembers } from './sentence/groups-of-members.js';

/** Measures by dimensions: any question of the table. */
@Module({
  imports: [FiguresModule],
  controllers: [QuestionsController],
  providers: [
    ReferenceLists,
    ColoursOfLooks,
    LooksSource,
    ViewsSource,
    SavesSource,
    BoardsSource,
    SearchesSource,
    VisitorsSource,
    MembersSource,
    Sources,
    Slices,
    NamedValues,
    ReadAsked,
    Labels,
    CountQuestion,
    AskedByReference,
    GroupsOfMembers,
    AnswerQuestionHandler,
    LooksOfCellHandler,
    QuestionInWordsHandler,
    QuestionVocabularyHandler,
  ],
  exports: [AskedByReference, GroupsOfMembers, Labels, NamedValues],
})
export class QuestionsModule {}
