import { type CLDR, CLDRFramework } from '@phensley/cldr';
import { Compiler } from '@squarespace/template-engine';
import type { LocaleCase } from './cases.ts';

/** The public engine with the same packs. */
export function createPeer(readPack: (language: string) => unknown): (test: LocaleCase, now: number) => string {
  const framework = new CLDRFramework({ loader: readPack, packCacheSize: 120 });
  const known = new Map<string, CLDR>();
  const compiler = new Compiler();
  return ({ locale, template, data }, now) => {
    const cldr = known.get(locale) ?? framework.get(locale);
    known.set(locale, cldr);
    return compiler.execute({ code: template, json: data, cldr, now }).ctx.render();
  };
}
