'use client';
import type { Question } from '@toile/contracts';
import { createContext } from 'react';
import type { QuestionAnswer } from './grid';

/** The answer a page shows just now, for what is put beside it. */
export interface AnswerInBoard {
  asked: Question;
  answer: QuestionAnswer;
  title: string;
  rowName(key: string): string;
  columnName(key: string): string;
  measureName(name: Question['measures'][number]): string;
}

export const AnswerInBoardContext = createContext<AnswerInBoard | null>(null);
