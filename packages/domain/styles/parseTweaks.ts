import { type LooseValue, readLooseObject } from './looseJson.ts';
import { tweakSlug } from './slug.ts';
import { TWEAK_TYPES, type Tweak, type TweakDiagnostic, type TweakType } from './tweak.ts';

type Annotation = { readonly [key: string]: LooseValue };

/** An annotation opens with `//` or a block comment and the word; `OFF tweak:` is disabled by its author. */
const OPENING = /(\/\/|\/\*)[ \t]*tweak[ \t]*:[ \t]*/gi;

/** The tweaks of a stylesheet in its order, and what could not be read of them (site-templates 5). Never throws. */
export function parseTweaks(lessSource: string): {
  readonly tweaks: readonly Tweak[];
  readonly diagnostics: readonly TweakDiagnostic[];
} {
  const tweaks: Tweak[] = [];
  const diagnostics: TweakDiagnostic[] = [];
  const lines = lineCounter(lessSource);
  for (const opening of lessSource.matchAll(OPENING)) {
    const start = opening.index + opening[0].length;
    const found = readTweak(lessSource, start, opening[1] === '/*', lines(opening.index));
    if ('code' in found) diagnostics.push(found);
    else tweaks.push(found);
  }
  return { tweaks, diagnostics };
}

/** Line numbers for positions that only grow, in one walk over the source. */
function lineCounter(source: string): (position: number) => number {
  let line = 1;
  let at = 0;
  return (position) => {
    for (; at < position; at += 1) if (source[at] === '\n') line += 1;
    return line;
  };
}

function readTweak(source: string, start: number, isBlock: boolean, line: number): Tweak | TweakDiagnostic {
  const commentEnd = endOfComment(source, start, isBlock);
  const text = source.slice(start, commentEnd);
  const read = readLooseObject(text);
  if (read === null) return { code: 'tweakUnreadable', line, detail: text.slice(0, 80).trim() };
  const type = asText(read.value.type).toLowerCase();
  if (!isTweakType(type)) return { code: 'tweakTypeUnknown', line, detail: type };
  return buildTweak(read.value, type, source.slice(commentEnd + (isBlock ? 2 : 0)), line);
}

function endOfComment(source: string, start: number, isBlock: boolean): number {
  const end = source.indexOf(isBlock ? '*/' : '\n', start);
  return end === -1 ? source.length : end;
}

function isTweakType(type: string): type is TweakType {
  return (TWEAK_TYPES as readonly string[]).includes(type);
}

function buildTweak(note: Annotation, type: TweakType, rest: string, line: number): Tweak | TweakDiagnostic {
  const title = asText(note.title) || asText(note.label);
  const bound = bindTweak(note, type, title, rest);
  if (bound === null) {
    const needsTitle = type === 'checkbox' || type === 'dropdown';
    return { code: needsTitle ? 'tweakWithoutTitle' : 'tweakWithoutTarget', line, detail: title };
  }
  return {
    type,
    ...bound,
    title,
    label: asText(note.label) || title,
    category: asText(note.category),
    target: asText(note.target),
    showOnlyWhenPresent: asText(note.showOnlyWhenPresent),
    min: asNumber(note.min),
    max: asNumber(note.max),
    step: asNumber(note.step ?? note.steps),
    unit: asText(note.unit),
    property: asList(note.property),
    options: asList(note.options),
    js: asFlag(note.js),
    loadAllVariants: asFlag(note.loadAllVariants),
    disableTransparency: asFlag(note.disableTransparency),
    line,
  };
}

type Binding = Pick<Tweak, 'key' | 'defaultValue' | 'isRule'>;

/** What the annotation is about: the variable or rule that follows it, or nothing but its own title. */
function bindTweak(note: Annotation, type: TweakType, title: string, rest: string): Binding | null {
  if (type === 'checkbox' || type === 'dropdown') {
    const first = asList(note.options)[0] ?? '';
    const defaultValue =
      type === 'checkbox' ? String(asFlag(note.active ?? note.default)) : asText(note.default ?? note.active) || first;
    return title === '' ? null : { key: tweakSlug(title), defaultValue, isRule: false };
  }
  if (type === 'font') return bindRule(rest);
  return bindVariable(rest) ?? (type === 'image' ? bindRule(rest) : null);
}

const VARIABLE = /^\s*@([\w-]+)\s*:\s*([^;\n]*)/;
const RULE = /^\s*[.#]([\w-]+)[^{}]{0,200}\{([^{}]*)\}/;

function bindVariable(rest: string): Binding | null {
  const match = VARIABLE.exec(rest.slice(0, 2000));
  return match === null ? null : { key: match[1] ?? '', defaultValue: (match[2] ?? '').trim(), isRule: false };
}

function bindRule(rest: string): Binding | null {
  const match = RULE.exec(rest.slice(0, 4000));
  if (match === null) return null;
  return { key: match[1] ?? '', defaultValue: (match[2] ?? '').replace(/\s+/g, ' ').trim(), isRule: true };
}

function asText(value: LooseValue | undefined): string {
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}

function asNumber(value: LooseValue | undefined): number | null {
  const number = typeof value === 'number' ? value : Number.parseFloat(asText(value));
  return Number.isFinite(number) ? number : null;
}

function asFlag(value: LooseValue | undefined): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
}

function asList(value: LooseValue | undefined): readonly string[] {
  if (Array.isArray(value)) return (value as readonly LooseValue[]).map(asText).filter((text) => text !== '');
  const text = asText(value);
  return text === '' ? [] : [text];
}
