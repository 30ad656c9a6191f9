import type { Reference, Segment } from '../parse/tree.ts';
import { climbToIndex, climbToLocal, climbToName, type Frame } from './frame.ts';
import { isInherited, ownName } from './ownName.ts';
import { member } from './values.ts';

/** Looks one reference up from a frame; undefined when it is missing. */
export type Access = (frame: Frame) => unknown;

/** The first name climbs, the rest is a strict path (template-language.md section 3). */
export function compileAccess(reference: Reference): Access {
  const [first = '@', second] = reference;
  const name = plainName(first);
  if (name === undefined || reference.length > 2) return withPath(climbing(first), reference.slice(1));
  if (second === undefined) return (frame) => findName(frame, name);
  return (frame) => member(findName(frame, name), second);
}

/** For `.section` and `.repeated section`: the first name is looked for in the current frame only. */
export function compileLocalAccess(reference: Reference): Access {
  const first = reference[0] ?? '@';
  const start = staying(first);
  return reference.length > 1 ? withPath(start, reference.slice(1)) : start;
}

function climbing(first: Segment): Access {
  if (first === '@') return (frame) => frame.node;
  if (first === '@index') return (frame) => oneMore(climbToIndex(frame));
  if (first === '@index0') return climbToIndex;
  if (isLocal(first)) return (frame) => climbToLocal(frame, first);
  const name = plainName(first);
  return name === undefined ? (frame) => climbToName(frame, first) : (frame) => findName(frame, name);
}

function staying(first: Segment): Access {
  if (first === '@') return (frame) => frame.node;
  if (first === '@index' || first === '@index0') return () => undefined; // the index is the loop's, not the item's
  if (isLocal(first)) return (frame) => frame.locals?.get(first);
  const name = plainName(first);
  return name === undefined ? (frame) => member(frame.node, first) : (frame) => ownName(frame, name);
}

/**
 * The name of a reference that is nothing else; undefined for paths, `@`, locals and indexes. Nearly all references are
 * one name, and calling a closure costs as much as looking a name up: so the frequent instructions look it up themselves.
 */
export function onlyName(reference: Reference | undefined): string | undefined {
  return reference?.length === 1 ? plainName(reference[0]) : undefined;
}

/** Not `@`, no local, no index, and nothing that objects inherit. */
function plainName(segment: Segment | undefined): string | undefined {
  return typeof segment === 'string' && !isLocal(segment) && !isInherited(segment) ? segment : undefined;
}

/** What a climbing look-up of one name gives. Most are found in the current frame. */
export function findName(frame: Frame, name: string): unknown {
  const value = ownName(frame, name);
  return value === undefined && !frame.isBarrier && frame.parent !== null ? findAbove(frame.parent, name) : value;
}

function findAbove(start: Frame, name: string): unknown {
  for (let frame: Frame | null = start; frame !== null; frame = frame.isBarrier ? null : frame.parent) {
    const value = ownName(frame, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

function isLocal(segment: Segment): segment is string {
  return typeof segment === 'string' && segment.charCodeAt(0) === 64;
}

function oneMore(index: number | undefined): number | undefined {
  return index === undefined ? undefined : index + 1;
}

function withPath(start: Access, path: Reference): Access {
  const [one, two] = path;
  if (one === undefined) return start;
  if (path.length === 1) return (frame) => member(start(frame), one);
  if (path.length === 2 && two !== undefined) return (frame) => member(member(start(frame), one), two);
  return (frame) => {
    let node = start(frame);
    for (const segment of path) {
      node = member(node, segment);
      if (node === undefined) return undefined;
    }
    return node;
  };
}
