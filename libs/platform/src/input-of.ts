import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ValidationError } from './domain-error.js';
import { violationsOf } from './input-pipe.js';

/** What came another way than as a request, such as filters that were kept, as `InputPipe` takes a query. @throws ValidationError */
export function inputOf<T extends object>(Dto: new () => T, plain: object): T {
  const input = plainToInstance(Dto, plain);
  const faults = validateSync(input, { whitelist: true, forbidUnknownValues: false });
  if (faults.length > 0) throw new ValidationError(violationsOf(faults));
  return input;
}
