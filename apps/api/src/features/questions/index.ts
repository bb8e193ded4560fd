export { NamedValues, type Naming } from './counting/named-values.js';
export { QuestionAnswerDto, QuestionCellDto } from './dto/question-answer.dto.js';
export { Labels } from './pivot/labels.js';
export { AnswerQuestion } from './queries/answer-question.js';
export { QuestionsModule } from './questions.module.js';
export { keyIn, measuredIn, narrowingsIn, questionInWords } from './rendering/question-in-words.js';
export { GroupsOfMembers } from './sentence/groups-of-members.js';
