import { describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { DomainError, ValidationError } from './domain-error.js';
import { logProblem, toProblem } from './problem-filter.js';

describe('toProblem', () => {
  it('maps the reason at the end of an error code to a status', () => {
    expect(toProblem(new DomainError('look/unknown', 'No such look.'), '/x')).toMatchObject({
      status: 404,
      type: '/problems/look/unknown',
      detail: 'No such look.',
      instance: '/x',
    });
    expect(toProblem(new DomainError('moodboard/conflict', 'stale'), '/x').status).toBe(409);
  });

  it('says what else a refusal tells programs, which takes no place of its own members', () => {
    const error = new DomainError('concept/conflict', 'changed', { version: 3, status: 200 });
    expect(toProblem(error, '/x')).toMatchObject({ status: 409, version: 3, detail: 'changed' });
  });

  it('lists every violation of a 422', () => {
    const violations = [{ propertyPath: 'uri', message: 'required', code: 'missing' }];
    expect(toProblem(new ValidationError(violations), '/x')).toMatchObject({ status: 422, violations });
  });

  it('tells who sent a sign that no text can hold, in a column or within JSON', () => {
    for (const code of ['22021', '22P05'])
      expect(toProblem(Object.assign(new Error('NUL'), { code }), '/x').status).toBe(400);
  });

  it('asks to come back when the database is away', () => {
    const away = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
    expect(toProblem(away, '/x')).toMatchObject({ status: 503 });
    expect(JSON.stringify(toProblem(away, '/x'))).not.toContain('10.0.0.1');
    expect(toProblem(Object.assign(new Error('duplicate key'), { code: '23505' }), '/x').status).toBe(500);
  });

  it('asks to come back while tables are still made, in PostgreSQL or in ClickHouse', () => {
    for (const code of ['42P01', '60'])
      expect(toProblem(Object.assign(new Error('no table'), { code }), '/x')).toMatchObject({
        status: 503,
        detail: expect.stringContaining('toile migrate'),
      });
    expect(toProblem(Object.assign(new Error('no column'), { code: '42703' }), '/x').status).toBe(500);
  });

  it('asks to come back when ClickHouse gives a query up, and tells the operator in a line without a stack', () => {
    const late = Object.assign(new Error('Timeout exceeded: elapsed 12928 ms, maximum: 10000 ms.'), {
      code: '159',
    });
    const body = toProblem(late, '/figures');
    expect(body).toMatchObject({ status: 503, detail: expect.stringContaining('fewer days') });
    const lines: string[] = [];
    logProblem(pino({}, { write: (line: string) => lines.push(line) }), late, body);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      url: '/figures',
      msg: 'ClickHouse is busy',
      err: { message: late.message },
    });
    expect(lines[0]).not.toContain('problem-filter.spec');
  });

  it('tells nothing of the inside when an unknown error comes through', () => {
    const body = toProblem(new Error('connect ECONNREFUSED postgres://toile:secret@10.0.0.1'), '/x');
    expect(body.status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});
