/** A tree as Stripe's form encoding spells it: `line_items[0][price_data][currency]=eur`. */
export type FormTree = { [name: string]: string | FormTree };

export function parseStripeForm(text: string): FormTree {
  const tree: FormTree = Object.create(null);
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '');
    put(tree, names, value);
  }
  return tree;
}

function put(tree: FormTree, names: readonly string[], value: string): void {
  let branch = tree;
  for (const name of names.slice(0, -1)) {
    const next = branch[name];
    if (typeof next === 'object') branch = next;
    else {
      const made: FormTree = Object.create(null);
      branch[name] = made;
      branch = made;
    }
  }
  branch[names.at(-1) ?? ''] = value;
}

export function textAt(tree: FormTree | undefined, ...names: readonly string[]): string {
  let held: string | FormTree | undefined = tree;
  for (const name of names) held = typeof held === 'object' ? held[name] : undefined;
  return typeof held === 'string' ? held : '';
}

export function treeAt(tree: FormTree | undefined, ...names: readonly string[]): FormTree {
  let held: string | FormTree | undefined = tree;
  for (const name of names) held = typeof held === 'object' ? held[name] : undefined;
  return typeof held === 'object' ? held : {};
}

/** Names and texts of one level. */
export function flatAt(tree: FormTree | undefined, ...names: readonly string[]): Record<string, string> {
  const entries = Object.entries(treeAt(tree, ...names));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
