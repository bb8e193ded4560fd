'use client';
import { createContext, type ReactNode, useContext } from 'react';

interface Words {
  title: string;
  text: string;
  again: string;
}

const FailedWords = createContext<Words>({ title: '', text: '', again: '' });

/** Hands the error page its words: it runs in the browser, where the messages are not. */
export function FailedWordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <FailedWords value={words}>{children}</FailedWords>;
}

export const useFailedWords = () => useContext(FailedWords);
