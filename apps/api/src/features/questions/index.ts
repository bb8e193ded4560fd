export { NamedValues, type Naming } from './counting/named-values.js';
export { Labels } from './pivot/labels.js';
export { QuestionsModule } from './questions.module.js';
