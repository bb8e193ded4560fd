/** A field as forms have them; only what is needed to read it. */
export interface FieldLike {
  name: string;
  value: string;
  type: string;
  checked?: boolean;
}

/** What a filled-in form says, as JSON: boxes are true or false, empty fields are left out, form tokens too. */
export function formValues(fields: Iterable<FieldLike>): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  for (const { name, value, type, checked } of fields) {
    if (!name || name === '_token' || type === 'submit' || (type === 'radio' && !checked)) continue;
    if (type === 'checkbox') values[name] = checked === true;
    else if (value !== '') values[name] = value;
  }
  return values;
}
