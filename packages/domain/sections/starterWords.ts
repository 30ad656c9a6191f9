import { withoutTags } from '@quoin/domain/formats';
import { makeSection, type SectionTools } from './template.ts';
import { SECTION_TEMPLATES } from './templates.ts';

/** Shorter ones are names of pages and labels of buttons, which may stay. */
const LEAST_CHARACTERS = 24;
const TOOLS: Omit<SectionTools, 'language'> = {
  ...{ level: 2, siteTitle: '' },
  ...{ picture: () => '', link: () => '', collection: () => '', form: () => '' },
};

let known: ReadonlySet<string> | null = null;

/** Whether a block still says a sentence that its template wrote for the owner to replace. `value`: as it is stored. */
export function hasStarterWords(value: unknown): boolean {
  known ??= new Set(
    ['en', 'de'].flatMap((language) =>
      SECTION_TEMPLATES.flatMap((template) =>
        makeSection(template, { ...TOOLS, language }).blocks.flatMap((block) => sentencesIn(block.value)),
      ),
    ),
  );
  return sentencesIn(value).some((sentence) => known?.has(sentence));
}

/** Paragraphs and plain texts anywhere in a value, without their tags. */
function sentencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(sentencesIn);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentencesIn);
  if (typeof value !== 'string') return [];
  const texts = value.includes('<')
    ? [...value.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)].map(([, inner = '']) => inner)
    : [value];
  return texts.map(tidy).filter((text) => text.length >= LEAST_CHARACTERS);
}

function tidy(html: string): string {
  return withoutTags(html.replace(/<br\b[^>]*>/g, ' '))
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
}
