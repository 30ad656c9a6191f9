import type { Reference, Segment } from '../parse/tree.ts';
import { climbToIndex, climbToLocal, climbToName, type Frame } from './frame.ts';
import { member } from './values.ts';

/** Looks one reference up from a frame; undefined when it is missing. */
export type Access = (frame: Frame) => unknown;

/** The first name climbs, the rest is a strict path (template-language.md section 3). */
export function compileAccess(reference: Reference): Access {
  const first = reference[0] ?? '@';
  return withPath(climbing(first), reference.slice(1));
}

/** For `.section` and `.repeated section`: the first name is looked for in the current frame only. */
export function compileLocalAccess(reference: Reference): Access {
  const first = reference[0] ?? '@';
  return withPath(staying(first), reference.slice(1));
}

function climbing(first: Segment): Access {
  if (first === '@') return (frame) => frame.node;
  if (first === '@index') return (frame) => oneMore(climbToIndex(frame));
  if (first === '@index0') return climbToIndex;
  if (isLocal(first)) return (frame) => climbToLocal(frame, first);
  return (frame) => climbToName(frame, first);
}

function staying(first: Segment): Access {
  if (first === '@') return (frame) => frame.node;
  if (first === '@index' || first === '@index0') return () => undefined; // the index is the loop's, not the item's
  if (isLocal(first)) return (frame) => frame.locals?.get(first);
  return (frame) => member(frame.node, first);
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
