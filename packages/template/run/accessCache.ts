import { parseReference } from '../parse/reader.ts';
import { type Access, compileAccess } from './access.ts';

/** Names come from formatters, which use few, but also from data, which may hold any number. */
const MOST_NAMES = 500;

/** Compiles references written as text, keeping what it has compiled. */
export function createAccessCache(): (name: string) => Access | undefined {
  const known = new Map<string, Access>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const reference = parseReference(name);
    if (reference === undefined) return undefined;
    const access = compileAccess(reference);
    if (known.size < MOST_NAMES) known.set(name, access);
    return access;
  };
}
