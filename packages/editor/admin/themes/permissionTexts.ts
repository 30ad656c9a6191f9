import type { WireNeverRun, WireThemeRequest } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/permissionTexts';

type Kind = WireThemeRequest['kind'];

/** In the order in which they are shown, the gravest first. */
export const KIND_TEXTS: Readonly<Record<Kind, { readonly title: string; readonly hint: string }>> = {
  script: {
    title: texts.scriptsFromOtherHosts,
    hint: texts.theyCanReadAnd,
  },
  code: {
    title: texts.scriptsWithPageData,
    hint: texts.theCodeContainsTitles,
  },
  handler: { title: texts.eventAttributes, hint: texts.codeInAttributesLike },
  link: { title: texts.linksThatRunCode, hint: texts.linksThatStartWith },
  connect: { title: texts.requestsToOtherHosts, hint: texts.theThemesScriptsExchange },
  style: { title: texts.stylesheetsFromOtherHosts, hint: texts.theHostLearnsOf },
  font: { title: texts.fontsFromOtherHosts, hint: texts.theHostLearnsOf },
  frame: { title: texts.framesFromOtherHosts, hint: texts.thirdPartyPagesInside },
  css: {
    title: texts.stylesInTemplatesAnd,
    hint: texts.inlineStylesInTemplates,
  },
};

export const KINDS = Object.keys(KIND_TEXTS) as readonly Kind[];

export const NEVER_TEXTS: Readonly<Record<WireNeverRun['reason'], string>> = {
  eval: texts.usesEvalWhichIs,
  hostUnknown: texts.buildsItsHostName,
};

/** `Nothing allowed`, `2 of 5 allowed`, `All allowed`. */
export function stateText(allowed: number, all: number): string {
  if (allowed === 0) return texts.nothingAllowed;
  return allowed === all ? texts.allAllowed : texts.ofAllowed(allowed, all);
}
