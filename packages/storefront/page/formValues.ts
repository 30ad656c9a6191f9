/** What stands in the controls of an island now, by name: typed or chosen before its widget was there. */
export function readFormValues(island: HTMLElement): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const form of island.querySelectorAll('form')) {
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.set(name, value);
  }
  return values;
}
