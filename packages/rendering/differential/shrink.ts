import type { Case } from './cases.ts';

/** Makes a case smaller for as long as `isBad` says yes: pieces of the template, partials, members of the data. */
export function shrink(test: Case, isBad: (test: Case) => boolean, attempts = 2500): Case {
  let best = test;
  let left = attempts;
  const accept = (next: Case): boolean => {
    if (left <= 0 || !isSafely(isBad, next)) return false;
    best = next;
    return true;
  };
  for (let round = 0; round < 4 && left > 0; round++) {
    const before = JSON.stringify(best);
    for (const candidates of [partialCandidates, templateCandidates, dataCandidates]) {
      let isSmaller = true;
      while (isSmaller && left > 0) {
        isSmaller = false;
        for (const candidate of candidates(best)) {
          left--;
          if (left <= 0) break;
          if (accept(candidate)) {
            isSmaller = true;
            break;
          }
        }
      }
    }
    if (JSON.stringify(best) === before) break;
  }
  return best;
}

function isSafely(isBad: (test: Case) => boolean, test: Case): boolean {
  try {
    return isBad(test);
  } catch {
    return false;
  }
}

function* partialCandidates(test: Case): Generator<Case> {
  for (const name of Object.keys(test.partials)) {
    const { [name]: _gone, ...partials } = test.partials;
    yield { ...test, partials };
  }
  for (const [name, source] of Object.entries(test.partials)) {
    for (const smaller of smallerSources(source)) yield { ...test, partials: { ...test.partials, [name]: smaller } };
  }
}

function* templateCandidates(test: Case): Generator<Case> {
  for (const template of smallerSources(test.template)) yield { ...test, template };
}

/** Without a run of tags and texts; long runs first. */
function* smallerSources(source: string): Generator<string> {
  const pieces = source.match(/\{[^{}]*\}|[^{}]+|[{}]/g) ?? [];
  for (let length = pieces.length; length > 0; length = Math.floor(length / 2)) {
    for (let start = 0; start + length <= pieces.length; start += Math.max(1, length >> 1)) {
      yield [...pieces.slice(0, start), ...pieces.slice(start + length)].join('');
    }
  }
  // A begin tag with its end tag, keeping what is between.
  for (let first = 0; first < pieces.length; first++) {
    for (let second = first + 1; second < pieces.length; second++) {
      if (pieces[second] === '{.end}')
        yield pieces.filter((_piece, index) => index !== first && index !== second).join('');
    }
  }
  for (let index = 0; index < pieces.length; index++) {
    const parts = pieces[index]?.split('|') ?? [];
    for (let part = 1; part < parts.length; part++) {
      const rest = parts.filter((_part, at) => at !== part).join('|');
      yield [...pieces.slice(0, index), part === parts.length - 1 ? `${rest}}` : rest, ...pieces.slice(index + 1)].join(
        '',
      );
    }
  }
}

function* dataCandidates(test: Case): Generator<Case> {
  for (const data of smallerValues(test.data)) yield { ...test, data };
}

function* smallerValues(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) yield value.filter((_item, at) => at !== index);
    for (let index = 0; index < value.length; index++) {
      for (const item of smallerValues(value[index]))
        yield value.map((old: unknown, at) => (at === index ? item : old));
    }
    return;
  }
  const entries = Object.entries(value);
  if (entries.length > 8) {
    yield Object.fromEntries(entries.slice(entries.length >> 1));
    yield Object.fromEntries(entries.slice(0, entries.length >> 1));
  }
  for (const [name] of entries) yield Object.fromEntries(entries.filter(([other]) => other !== name));
  for (const [name, member] of entries) {
    for (const smaller of smallerValues(member)) yield { ...value, [name]: smaller };
  }
}
