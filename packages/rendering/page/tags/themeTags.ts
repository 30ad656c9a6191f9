import { type OwnCodeMark, preparedScriptTag, prepareSource, type ThemeDiagnostic } from '@quoin/rendering/theme';
import { escapeHtml } from '../escape.ts';
import { imageTagProblem } from './imageTag.ts';
import { nextTag, type ScannedTag } from './scanTags.ts';

export type TagKind =
  | 'navigation'
  | 'folder-navigation'
  | 'block-field'
  | 'query'
  | 'category'
  | 'related'
  | 'form'
  | 'image';

const KINDS: ReadonlySet<string> = new Set<TagKind>([
  'navigation',
  'folder-navigation',
  'block-field',
  'query',
  'category',
  'related',
  'form',
  'image',
]);

/** A tag of a theme that needs data when a page renders. */
export interface ThemeTag {
  readonly id: number;
  readonly kind: TagKind;
  readonly file: string;
  readonly line: number;
  /** Values without template code. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Attribute name → partial that prints its value. */
  readonly dynamic: ReadonlyMap<string, string>;
  /** Partial to run with the tag's scope; null when the tag has neither body nor template. */
  readonly partial: string | null;
}

export interface KnownNames {
  /** Names below `scripts/`. */
  readonly scripts: ReadonlySet<string>;
  readonly hasBlock: (name: string) => boolean;
  readonly mark: OwnCodeMark | null;
}

/** The tags of all sources of a theme, and its partials: its blocks and what the bodies of tags became. */
export class ThemeTags {
  readonly list: ThemeTag[] = [];
  readonly partials = new Map<string, string>();
  /** Partial made of a piece of a file → that file, for diagnostics. */
  readonly files = new Map<string, string>();
  readonly diagnostics: ThemeDiagnostic[] = [];
  readonly #known: KnownNames;

  constructor(known: KnownNames) {
    this.#known = known;
  }

  /** A whole file: its own code marked, its tags replaced. */
  prepare(source: string, file: string): string {
    return this.rewrite(prepareSource(source, this.#known.mark), file);
  }

  /**
   * The source with every tag replaced by an instruction that calls `squarespace-tag`. Lines stay where they were, so
   * that diagnostics name the right one. `firstLine` is the line of the file on which `source` begins.
   */
  rewrite(source: string, file: string, firstLine = 1): string {
    let out = '';
    let at = 0;
    let line = firstLine;
    for (let tag = nextTag(source, 0); tag !== null; tag = nextTag(source, at)) {
      const before = source.slice(at, tag.start);
      line += newlines(before);
      const whole = source.slice(tag.start, tag.end);
      out +=
        before + this.#replacement(tag, file, line, line + newlines(source.slice(tag.start, tag.bodyStart)), whole);
      at = tag.end;
      line += newlines(whole);
    }
    return out + source.slice(at);
  }

  #replacement(tag: ScannedTag, file: string, line: number, bodyLine: number, whole: string): string {
    if (tag.isUnclosed) this.#report('tagUnclosed', file, line, tag.name);
    if (tag.name === 'script') return this.#scriptTags(tag, file, line) + blankLines(newlines(whole));
    if (!KINDS.has(tag.name)) {
      this.#report('tagUnknown', file, line, tag.name);
      return whole;
    }
    const id = this.#add(tag, tag.name as TagKind, file, line, bodyLine);
    return `{@|squarespace-tag ${id}}${blankLines(newlines(whole))}`;
  }

  #add(tag: ScannedTag, kind: TagKind, file: string, line: number, bodyLine: number): number {
    const id = this.list.length;
    const attributes: Record<string, string> = Object.create(null);
    const dynamic = new Map<string, string>();
    this.list.push({ id, kind, file, line, attributes, dynamic, partial: this.#partialOf(tag, id, file, line) });
    for (const [name, value] of Object.entries(tag.attributes)) {
      if (!value.includes('{')) attributes[name] = value;
      else dynamic.set(name, this.keep(`squarespace-attribute:${id}:${name}`, blankLines(line - 1) + value, file));
    }
    const wrong = kind === 'image' ? imageTagProblem(attributes, (name) => dynamic.has(name)) : null;
    if (wrong !== null) this.#report('imageInvalid', file, line, wrong);
    // After the tag has its number: tags inside the body get later ones.
    if (tag.body !== null && kind !== 'block-field') {
      const body = blankLines(bodyLine - 1) + this.rewrite(tag.body, file, bodyLine);
      this.keep(bodyName(id), body, file);
    }
    return id;
  }

  #partialOf(tag: ScannedTag, id: number, file: string, line: number): string | null {
    const template = tag.attributes.template ?? '';
    if (tag.body !== null && (tag.body.trim() !== '' || template === '')) return bodyName(id);
    if (template === '') return null;
    const name = template.endsWith('.block') ? template : `${template}.block`;
    if (!this.#known.hasBlock(name)) this.#report('navigationTemplateMissing', file, line, name);
    return name;
  }

  /** Adds a partial made of (a piece of) a file. */
  keep(name: string, source: string, file: string): string {
    this.partials.set(name, source);
    this.files.set(name, file);
    return name;
  }

  /** `src` may name several files; absolute and `/universal/…` addresses stay as they are. */
  #scriptTags(tag: ScannedTag, file: string, line: number): string {
    const names = (tag.attributes.src ?? '').split(',').map((name) => name.trim());
    const isAsync = 'async' in tag.attributes && tag.attributes.async !== 'false';
    return names
      .filter((name) => name !== '')
      .map((name) => this.#scriptTag(name, isAsync, file, line))
      .join('');
  }

  #scriptTag(name: string, isAsync: boolean, file: string, line: number): string {
    const isElsewhere = /^(?:https?:)?\/\/|^\/universal\//.test(name);
    const own = name.replace(/^\/?(?:scripts\/)?/, '');
    if (!isElsewhere && !this.#known.scripts.has(own)) this.#report('scriptMissing', file, line, own);
    const address = isElsewhere ? name : `/scripts/${own}`;
    return preparedScriptTag(escapeHtml(address), isAsync, this.#known.mark);
  }

  #report(code: ThemeDiagnostic['code'], file: string, line: number, detail: string): void {
    this.diagnostics.push({ code, file, line, detail });
  }
}

function bodyName(id: number): string {
  return `squarespace-body:${id}`;
}

function newlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** A comment of the template language that prints nothing and is that many lines long. */
function blankLines(count: number): string {
  return count <= 0 ? '' : `{#${'\n'.repeat(count)}#}`;
}
