/** What is wrong with a question, and what would be right. */
export interface QuestionFault {
  path: string;
  message: string;
  code: string;
}

export const fault = (path: string, message: string, code = 'not_obeyed'): QuestionFault => ({
  path,
  message,
  code,
});
export const among = (list: readonly string[]): string => list.join(', ');
