import { parseReference } from '../parse/reader.ts';
import { compileAccess } from './access.ts';
import type { Names } from './context.ts';

export const NAMES: Names = {
  reference(text) {
    const reference = parseReference(text);
    if (reference === undefined) return undefined;
    const access = compileAccess(reference);
    return (context) => context.read(access);
  },
};
