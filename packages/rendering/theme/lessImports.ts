import { platformFile } from './platformLess.ts';
import type { Theme } from './theme.ts';

/** A stretch of LESS and the position of its first line in its file. */
export interface LessPart {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export type StyleFiles = Pick<Theme, 'stylesheets' | 'otherStyles'>;

/** Deep enough for any theme. Beyond it, imports are circular. */
const MAX_DEPTH = 8;
/** Comments and strings are stepped over. An address has slashes that begin no comment. */
const PIECES =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|@import(?:-once)?\s+(?:\([^)]*\)\s*)?(["'])([^"'\n]+)\1\s*;|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;

/**
 * A stylesheet with what it imports in the place of the import: files of the theme, and those the platform has for all
 * themes. Imports of other hosts, and of what is nowhere, stay as they are.
 */
export function withImports(theme: StyleFiles, whole: LessPart): readonly LessPart[] {
  const imported = new Set<string>();

  function partsOf({ file, text, line }: LessPart, depth: number): readonly LessPart[] {
    const parts: LessPart[] = [];
    let [from, fromLine] = [0, line];
    for (const match of text.matchAll(PIECES)) {
      const found = match[2] === undefined || depth >= MAX_DEPTH ? null : importedFile(theme, file, match[2]);
      if (found === null) continue;
      const before = text.slice(from, match.index);
      parts.push({ file, line: fromLine, text: before });
      if (!imported.has(found.file) && !isListed(theme, found.file)) {
        // A theme's file is imported once per scope. The platform's may be in several media queries.
        if (!found.isPlatform) imported.add(found.file);
        parts.push(...partsOf({ file: found.file, line: 1, text: found.source }, depth + 1));
      }
      fromLine += lineEnds(before) + lineEnds(match[0]);
      from = match.index + match[0].length;
    }
    return [...parts, { file, line: fromLine, text: text.slice(from) }];
  }

  return partsOf(whole, 0);
}

interface FoundFile {
  readonly file: string;
  readonly source: string;
  readonly isPlatform: boolean;
}

/** As seen from the file that imports, then from `styles/`; the ending may be left out. */
function importedFile(theme: StyleFiles, from: string, name: string): FoundFile | null {
  if (/^(?:https?:)?\/\//i.test(name)) return null;
  for (const base of [from.replace(/^styles\//, '').replace(/[^/]*$/, ''), '']) {
    const path = joined(base + name);
    for (const file of [path, `${path}.less`, `${path}.css`]) {
      const source = theme.otherStyles.get(file) ?? theme.stylesheets.find((sheet) => sheet.file === file)?.source;
      if (source !== undefined) return { file: `styles/${file}`, source, isPlatform: false };
    }
  }
  const source = platformFile(name.replace(/^.*\//, '').replace(/\.less$/, ''));
  return source === null ? null : { file: `(platform) ${name}`, source, isPlatform: true };
}

/** Without `.` and `..`; `../styles/x.less` is `x.less` too. */
function joined(path: string): string {
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/').replace(/^styles\//, '');
}

function isListed({ stylesheets }: StyleFiles, file: string): boolean {
  return stylesheets.some((sheet) => `styles/${sheet.file}` === file);
}

export function lineEnds(text: string): number {
  return text.split('\n').length - 1;
}
