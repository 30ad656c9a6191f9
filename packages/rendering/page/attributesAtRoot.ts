import type { CompiledTheme } from './compileTheme.ts';
import type { PageContent } from './content/pageContent.ts';
import { templateData } from './data/pageData.ts';
import type { ThemeTag } from './tags/themeTags.ts';

/** Reads the attributes of tags before a page renders, those with template code as they print at the page's root. */
export function attributesAtRoot(
  compiled: CompiledTheme,
  page: PageContent,
  now: number,
): (tag: ThemeTag) => Readonly<Record<string, string>> {
  let data: Record<string, unknown> | undefined;
  return (tag) => {
    if (tag.dynamic.size === 0) return tag.attributes;
    data ??= templateData(page, compiled.theme, now, compiled.fallback);
    const values: Record<string, string> = { ...tag.attributes };
    for (const [name, partial] of tag.dynamic)
      values[name] = compiled.attribute(partial)?.render(data, { now }).output ?? '';
    return values;
  };
}
