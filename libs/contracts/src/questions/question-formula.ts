import { QUESTION_MEASURE_NAMES, type QuestionMeasureName, questionMeasure } from './question-table.js';

/** A measure of a member's own, made of measures: "saves per 1,000 views". */
export interface QuestionFormula {
  name: string;
  /** Numbers, names of measures, + − × ÷ and parentheses. */
  formula: string;
}

/** By which cells of an answer name the formulas of the question, in their order. */
export const FORMULA_KEYS = ['formula_1', 'formula_2', 'formula_3', 'formula_4'] as const;
export type FormulaKey = (typeof FORMULA_KEYS)[number];
export const FORMULA_LIMITS = { formulas: FORMULA_KEYS.length, name: 60, formula: 200, measures: 6 } as const;
export const FORMULA_DIGITS = 2;

type Operator = '+' | '-' | '*' | '/';
export type FormulaNode =
  | { kind: 'number'; value: number }
  | { kind: 'measure'; name: QuestionMeasureName }
  | { kind: 'operation'; operator: Operator; left: FormulaNode; right: FormulaNode };

/** Why a formula says nothing: a word for what is wrong, and what it is about. */
export interface FormulaFault {
  code: 'empty' | 'unexpected' | 'unfinished' | 'unknown' | 'pairs' | 'no_measure' | 'units' | 'too_long';
  about: string;
}
export type ReadFormula = { node: FormulaNode; unit: FormulaUnit } | { fault: FormulaFault };

/** What is counted above and below the line; null where nothing is. */
export interface FormulaUnit {
  over: string | null;
  under: string | null;
}

class Refused extends Error {
  constructor(readonly fault: FormulaFault) {
    super(fault.code);
  }
}
const refuse = (code: FormulaFault['code'], about = ''): never => {
  throw new Refused({ code, about });
};

/** What a formula means, or why it means nothing. */
export function readFormula(text: string): ReadFormula {
  try {
    if (text.length > FORMULA_LIMITS.formula) refuse('too_long', String(FORMULA_LIMITS.formula));
    const tokens = tokensOf(text);
    if (tokens.length === 0) refuse('empty');
    const at = { tokens, next: 0 };
    const node = sum(at);
    if (at.next < tokens.length) refuse('unexpected', tokens[at.next] ?? '');
    if (measuresIn(node).length === 0) refuse('no_measure');
    return { node, unit: unitOf(node) };
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault };
    throw error;
  }
}

/** A formula as people write it: looks/brands is Looks ÷ Brands. @param measures what measures are called, by their names */
export function formulaInWords(formula: string, measures: Readonly<Record<string, string>>): string {
  return formula
    .replace(/\s*([-+*/])\s*/g, (_, sign: string) => ` ${SIGNS[sign] ?? sign} `)
    .replace(/[a-z_]+/g, (name) => measures[name] ?? name);
}
const SIGNS: Record<string, string> = { '-': '−', '*': '×', '/': '÷' };

/** Measures that a formula is made of, each once. */
export function measuresIn(node: FormulaNode): QuestionMeasureName[] {
  if (node.kind === 'number') return [];
  if (node.kind === 'measure') return [node.name];
  return [...new Set([...measuresIn(node.left), ...measuresIn(node.right)])];
}

/** The formula of what its measures are; null where one of them is, or where it divides by nothing. */
export function worthOf(node: FormulaNode, of: (name: QuestionMeasureName) => number | null): number | null {
  if (node.kind === 'number') return node.value;
  if (node.kind === 'measure') return of(node.name);
  const [left, right] = [worthOf(node.left, of), worthOf(node.right, of)];
  if (left === null || right === null || (node.operator === '/' && right === 0)) return null;
  const value = { '+': left + right, '-': left - right, '*': left * right, '/': left / right }[node.operator];
  return Number.isFinite(value) ? value : null;
}

interface At {
  tokens: string[];
  next: number;
}

const TOKEN = /\s*(\d+(?:\.\d+)?|[a-z][a-z_]*|[-+*/()])/y;

/** @throws Refused for a sign that stands for nothing */
function tokensOf(text: string): string[] {
  const plain = text.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-').trim();
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < plain.length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(plain);
    if (!found) return refuse('unexpected', plain.slice(from).trim()[0] ?? '');
    tokens.push(found[1] ?? '');
  }
  return tokens;
}

const operatorIn = (at: At, ...operators: Operator[]): Operator | undefined => {
  const operator = operators.find((one) => one === at.tokens[at.next]);
  if (operator) at.next += 1;
  return operator;
};

function sum(at: At): FormulaNode {
  let left = product(at);
  for (let operator = operatorIn(at, '+', '-'); operator; operator = operatorIn(at, '+', '-'))
    left = { kind: 'operation', operator, left, right: product(at) };
  return left;
}

function product(at: At): FormulaNode {
  let left = part(at);
  for (let operator = operatorIn(at, '*', '/'); operator; operator = operatorIn(at, '*', '/'))
    left = { kind: 'operation', operator, left, right: part(at) };
  return left;
}

function part(at: At): FormulaNode {
  const token = at.tokens[at.next];
  if (token === undefined) return refuse('unfinished');
  at.next += 1;
  if (token === '(') {
    const inner = sum(at);
    if (at.tokens[at.next] !== ')') return refuse('unfinished');
    at.next += 1;
    return inner;
  }
  if (/^\d/.test(token)) return { kind: 'number', value: Number(token) };
  if (!/^[a-z]/.test(token)) return refuse('unexpected', token);
  const name = QUESTION_MEASURE_NAMES.find((one) => one === token);
  if (!name) return refuse('unknown', token);
  // A lift is of a pair that rows and columns name: there is none of a cell by itself.
  if (questionMeasure(name).needs === 'pairs') return refuse('pairs', name);
  return { kind: 'measure', name };
}

/** What a formula is counted in. @throws Refused where unlike things are added, or where it would be of nothing that is counted */
function unitOf(node: FormulaNode): FormulaUnit {
  if (node.kind === 'number') return { over: null, under: null };
  if (node.kind === 'measure') return { over: questionMeasure(node.name).unit, under: null };
  const [left, right] = [unitOf(node.left), unitOf(node.right)];
  const names = [left, right].map(({ over, under }) => [over ?? '1', under].filter(Boolean).join('/'));
  const about = `${names[0]} ${node.operator} ${names[1]}`;
  if (node.operator === '+' || node.operator === '-')
    return left.over === right.over && left.under === right.under ? left : refuse('units', about);
  const turned = node.operator === '*' ? right : { over: right.under, under: right.over };
  const over = [left.over, turned.over].filter((one) => one !== null);
  const under = [left.under, turned.under].filter((one) => one !== null);
  for (const one of [...over])
    if (under.includes(one)) {
      over.splice(over.indexOf(one), 1);
      under.splice(under.indexOf(one), 1);
    }
  // Nothing is counted in openings times openings, and a percentage is of its own whole alone.
  const isOfShares = [...over, ...under].includes('percent');
  if (over.length > 1 || under.length > 1 || (isOfShares && under.length > 0)) return refuse('units', about);
  return { over: over[0] ?? null, under: under[0] ?? null };
}

/** Formulas as a parameter of an address: `name:formula` by semicolons; a name may hold any sign. */
export const formulasText = (formulas: readonly QuestionFormula[]): string =>
  formulas.map(({ name, formula }) => `${encodeURIComponent(name)}:${formula}`).join(';');

/** What such a parameter says, as it is written. */
export function readFormulas(text: string): QuestionFormula[] {
  return text
    .split(';')
    .filter((one) => one.trim())
    .map((one) => {
      const at = one.indexOf(':');
      return at < 0
        ? { name: '', formula: one.trim() }
        : { name: decoded(one.slice(0, at)).trim(), formula: one.slice(at + 1).trim() };
    });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
