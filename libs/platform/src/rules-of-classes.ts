import { getMetadataStorage } from 'class-validator';

type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;

/**
 * For each object it checks, class-validator goes through the rules of all classes there are to find those its class inherits: with
 * the hundreds of an api, a tenth of a small request. They are the same each time, since a class has its rules before it has objects.
 */
export function findRulesOnce(storage: ReturnType<typeof getMetadataStorage> = getMetadataStorage()): void {
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, Rules>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    // What is asked for by groups or by the name of a schema is not of a class alone.
    if (schema || always || strictGroups || (groups && groups.length > 0))
      return find(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? find(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
}
