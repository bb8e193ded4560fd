import { ValidateIf } from 'class-validator';

/** May be left out, but is no null: what it then stands for is said by the field. (`IsOptional` lets null through.) */
export const IfGiven = () => ValidateIf((_, value) => value !== undefined);
