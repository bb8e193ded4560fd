export * from './fitted-question.js';
export * from './group-faults.js';
export * from './question.js';
export type { QuestionFault } from './question-fault.js';
export * from './question-faults.js';
export * from './question-formula.js';
export * from './question-group.js';
export * from './question-table.js';
