/** Returns an island's current control values by name: typed or chosen before its widget loaded. */
export function readFormValues(island: HTMLElement): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const form of island.querySelectorAll('form')) {
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.set(name, value);
  }
  return values;
}
