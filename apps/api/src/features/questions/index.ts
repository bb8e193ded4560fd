export { NamedValues, type Naming } from './counting/named-values.js';
export {
  AskedReferenceDto,
  ChosenReferenceDto,
  LivingReferenceDto,
  livingReference,
  referenceOf,
} from './dto/asked-reference.dto.js';
export { QuestionAnswerDto, QuestionCellDto } from './dto/question-answer.dto.js';
export { Labels } from './pivot/labels.js';
export { AnswerQuestion } from './queries/answer-question.js';
export { type AnsweredReference, AskedByReference, EVERY_PART } from './queries/asked-by-reference.js';
export { QuestionsModule } from './questions.module.js';
export { narrowedToIn } from './rendering/narrowed-to.js';
export { keyIn, measuredIn, questionInWords } from './rendering/question-in-words.js';
export { GroupsOfMembers } from './sentence/groups-of-members.js';
